import { type SiteWords } from '../words/zh.ts'
import { wordsOf } from '../words/words-of.ts'

const told = () => document.getElementById('pagoda-page')?.dataset ?? {}

/** The prefix of the site whose page this document is, as its server wrote it: /shop; undefined without one. */
export const documentBase = (): string | undefined => told()['base']

/** What the engine says on the site whose page this document is. */
export const documentWords = (): SiteWords =>
  wordsOf({
    language: document.documentElement.lang || undefined,
    words: JSON.parse(told()['words'] ?? '{}') as Partial<SiteWords>,
  })
