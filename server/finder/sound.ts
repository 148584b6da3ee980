import { pinyin } from 'pinyin-pro'

export interface Sound {
  /** 白沙湾 -> baishawan */
  readonly sound: string
  /** 白沙湾 -> bsw */
  readonly initials: string
}

/** How each character of a word is typed by who types pinyin; ü is v. What is not Chinese stays as it is. */
export const syllablesOf = (word: string): string[] =>
  pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })

export function soundOf(word: string): Sound {
  const syllables = syllablesOf(word)
  return { sound: syllables.join(''), initials: syllables.map((syllable) => syllable[0] ?? '').join('') }
}

/** Every three letters, with the ends marked, so that words that begin alike are near: lu -> ^lu, lu$ */
export function gramsOf(sound: string): string[] {
  const marked = `^${sound}$`
  return [...new Set(Array.from({ length: Math.max(1, marked.length - 2) }, (_, at) => marked.slice(at, at + 3)))]
}
