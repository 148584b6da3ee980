import type { ReactNode } from 'react'
import { brokenWords } from './broken-words.ts'

/** An element's properties when a name is all that it holds. */
interface WordsProps {
  readonly 'data-words': ''
  readonly children: ReactNode
}

/**
 * The properties of an element that holds a name and nothing else: its lines end between words. The server marks the places in its HTML. The
 * browser's own dictionary may know other words, so it is given the bare text: React compares an element of one text by the text alone, and
 * leaves the marks where they are (DECISIONS.md). What the browser draws itself is marked by src/ui/words/break-words.ts.
 */
export const words = (text: string): WordsProps => ({
  'data-words': '',
  children: import.meta.env.SSR ? brokenWords(text) : text,
})
