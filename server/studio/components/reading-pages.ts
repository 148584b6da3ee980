import type { FolderTexts } from '../../pages/read-folder.ts'
import { pagesUsing } from '../judging/world.ts'

/** Where codes of components stand: a code is a word of a text, and 'YT3_BANNER_' + brand begins with one. */
interface Words {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
}

const wordsOf = (text: string): Words => ({
  words: new Set([...text.matchAll(/[A-Za-z0-9][\w-]{2,79}/g)].map(([word]) => word)),
  beginnings: [...text.matchAll(/'([A-Za-z0-9][\w-]*[_-])'\s*\+/g)].map(([, beginning = '']) => beginning),
})

const says = ({ words, beginnings }: Words, code: string) =>
  words.has(code) || beginnings.some((beginning) => code.startsWith(beginning))

const indexes = new WeakMap<FolderTexts, ReadonlyMap<string, Words>>()

function indexOf(texts: FolderTexts): ReadonlyMap<string, Words> {
  const found = indexes.get(texts) ?? new Map([...texts].map(([file, { text }]) => [file, wordsOf(text)]))
  indexes.set(texts, found)
  return found
}

const COMPONENT = /^components\/(.+)\.json$/

/**
 * Pages that show a component, by their names: those that write its code, use a part that does, or show a menu whose entries do. What code
 * makes of other words nobody sees.
 */
export function readingPages(texts: FolderTexts, code: string, asked: ReadonlySet<string> = new Set()): string[] {
  const files = [...indexOf(texts)].filter(([, words]) => says(words, code)).map(([file]) => file)
  const parts = files.flatMap((file) => /^parts\/(.+)\.json$/.exec(file)?.[1] ?? [])
  const pages = files.filter((file) => !file.includes('/') && file !== 'routes.json')
  const seen = new Set([...asked, code])
  const menus = files.flatMap((file) => COMPONENT.exec(file)?.[1] ?? []).filter((other) => !seen.has(other))
  const all = [
    ...pages.map((file) => file.replace(/\.json$/, '')),
    ...pagesUsing(texts, parts),
    ...menus.flatMap((menu) => readingPages(texts, menu, seen)),
  ]
  return [...new Set(all)].toSorted()
}
