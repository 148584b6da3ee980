/** A run of one script in a text: Chinese characters, or letters and digits. */
export interface Run {
  readonly text: string
  readonly isHan: boolean
}

const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu
const HAN = /^\p{Script=Han}/u

/** Whether a text begins in Chinese. */
export const isHan = (text: string): boolean => HAN.test(text)

/** Full-width and capital letters are the same to who searches. */
export const normalText = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** The runs of a text; what is neither letter nor digit parts them. «SPA 温泉» -> spa, 温泉 */
export function runsOf(text: string): Run[] {
  const apart = normalText(text).replaceAll(/(\p{Script=Han}+)/gu, ' $1 ')
  return Array.from(apart.matchAll(RUNS), ([run]) => ({ text: run, isHan: isHan(run) }))
}

/** Every two neighbouring characters: 白沙湾 -> 白沙, 沙湾 */
function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/**
 * The terms under which a text is found: of Chinese every character and every two neighbours, since words have no gaps between them; of the rest
 * whole words.
 */
export function termsOf(text: string): Set<string> {
  const terms = runsOf(text).flatMap((run) => (run.isHan ? [...run.text, ...pairsOf(run.text)] : [run.text]))
  return new Set(terms)
}

/** The terms that a text which has these words must have. One character is a term by itself; of more their pairs are enough. */
export function wantedTerms(words: string): string[] {
  const terms = runsOf(words).flatMap(({ text, isHan }) => (isHan && [...text].length > 1 ? pairsOf(text) : [text]))
  return [...new Set(terms)]
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a text as a reader parts them: 白沙湾海边酒店 -> 白沙湾, 海边, 酒店 (how it parts names is known by ICU's dictionary). */
export const wordsOf = (text: string): string[] =>
  runsOf(text).flatMap((run) =>
    run.isHan ? Array.from(segmenter.segment(run.text), ({ segment }) => segment) : [run.text],
  )

/** Characters of the longest stretch. */
const LONGEST = 4
/** Words of a stretch. */
const WIDEST = 3

/**
 * Stretches of neighbouring words of which one is a single character: what the dictionary does not know it parts into such, and who types pinyin
 * means the whole. 海洋馆鲸鲨剧场 (海洋, 馆, 鲸, 鲨, 剧场) -> 海洋馆, 海洋馆鲸, 馆鲸, 馆鲸鲨, 鲸鲨, 鲸鲨剧场, 鲨剧场
 */
export function stretchesOf(text: string): string[] {
  const found = runsOf(text).flatMap((run) => (run.isHan ? stretchesOfWords(wordsOf(run.text)) : []))
  return [...new Set(found)]
}

function stretchesOfWords(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: WIDEST - 1 }, (__, more) => words.slice(from, from + more + 2))
      .filter((some, more) => some.length === more + 2 && some.some((word) => [...word].length === 1))
      .map((some) => some.join(''))
      .filter((stretch) => [...stretch].length <= LONGEST),
  )
}
