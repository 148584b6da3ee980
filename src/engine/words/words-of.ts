import { enWords } from './en.ts'
import { type SiteWords, zhWords } from './zh.ts'

/** How a site speaks. */
export interface SiteLanguage {
  /** Language of its pages, as the attribute `lang` has it: en, zh-CN. Chinese when absent. */
  readonly language?: string | undefined
  /** What the engine says otherwise than in Chinese, where that is the language, or in English. */
  readonly words?: Partial<SiteWords> | undefined
}

/** The language of a site as a document names it. */
export const languageOf = ({ language = 'zh-CN' }: SiteLanguage): string => language

/** What the engine itself says on a site. */
export const wordsOf = (site: SiteLanguage): SiteWords => ({
  ...(/^zh\b/i.test(languageOf(site)) ? zhWords : enWords),
  ...site.words,
})
