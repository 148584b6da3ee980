import { isHan, type Run, runsOf, wordsOf } from '../../src/domain/search/terms.ts'
import type { Queries } from '../db/server-settings.ts'
import { soundOf, syllablesOf } from './sound.ts'
import { MOST_LETTERS, nearestWord, readLetters, readTyped } from './vocabulary.ts'

/** Something that a guest asks for: one of these readings is to be there, each a list of words that all are to be there. */
export interface Part {
  readonly text: string
  readonly readings: readonly (readonly string[])[]
}

/** Words that mean the same, as operators write them. */
export type Synonyms = readonly (readonly string[])[]

/** Parts of one search: nobody asks for more things at once. */
const MOST_PARTS = 6

/** What a guest asks for by what they typed: words as they are and their synonyms, letters also as pinyin and initials. */
export async function understand(db: Queries, keyword: string, synonyms: Synonyms): Promise<Part[]> {
  const typed = runsOf(keyword)
  const runs = typed.slice(0, MOST_PARTS)
  const parts = await Promise.all(
    runs.map(async ({ text, isHan }) => {
      const spoken = isHan ? [] : await readTyped(db, text)
      return { part: partOf(text, spoken, synonyms), isSpoken: spoken.length > 0 }
    }),
  )
  const spaced = await readSpaced(
    db,
    typed,
    parts.every(({ isSpoken }) => isSpoken),
  )
  return spaced ? [partOf(spaced.text, spaced.spoken, synonyms)] : parts.map(({ part }) => part)
}

/** What was typed, as it is, as what it stands for by its sound, and with synonyms in place of either. */
function partOf(text: string, spoken: readonly (readonly string[])[], synonyms: Synonyms): Part {
  const same = spoken.flatMap(([word = '', ...more]) => (more.length > 0 ? [] : saidOtherwise(word, synonyms)))
  return { text, readings: [[text], ...saidOtherwise(text, synonyms), ...same, ...spoken] }
}

interface Spaced {
  readonly text: string
  /** What it stands for. */
  readonly spoken: readonly (readonly string[])[]
}

/**
 * Pinyin with a gap after each syllable: hai yang -> 海洋. Undefined where something else was typed too, or it is read as nothing.
 * @param isEachRead each run is something by itself, too: then only what is written so, syllable by syllable, is taken for one (wen quan, not bsw jd)
 */
async function readSpaced(db: Queries, runs: readonly Run[], isEachRead: boolean): Promise<Spaced | undefined> {
  const letters = runs.map(({ text }) => text).join('')
  if (runs.length < 2 || letters.length > MOST_LETTERS || !/^[a-z]+$/.test(letters)) return undefined
  const read = await readLetters(db, letters)
  const spoken = isEachRead ? read.filter((words) => isSpelledBy(words, runs)) : read
  const text = runs.map(({ text: syllable }) => syllable).join(' ')
  return spoken.length > 0 ? { text, spoken } : undefined
}

/** Whether each run is the sound of one character. */
function isSpelledBy(words: readonly string[], runs: readonly Run[]): boolean {
  const syllables = words.flatMap(syllablesOf)
  return syllables.length === runs.length && runs.every(({ text }, at) => text === syllables[at])
}

/** A text with each word of it that means the same as others in their place. */
function saidOtherwise(text: string, synonyms: Synonyms): string[][] {
  const said = synonyms.flatMap((group) => {
    const word = group.find((one) => text.includes(one))
    return word === undefined ? [] : group.filter((one) => one !== word).map((one) => text.replace(word, one))
  })
  return said.map((one) => [one])
}

/**
 * A part that nothing has, said otherwise: by its sound, or by the word that sounds nearly so. Undefined: it is not known. A single character is no
 * slip of another: too many sound alike.
 */
export async function mended(db: Queries, { text }: Part): Promise<string[] | undefined> {
  if (isHan(text) && [...text].length === 1) return undefined
  const [reading] = await readLetters(db, soundOf(text).sound)
  if (reading) return reading
  const near = await nearestWord(db, text)
  return near === undefined ? undefined : [near]
}

/** The words of a part, each a part of its own; none where it is one word. Characters that no dictionary knows in a row are one. */
export function splitWords({ text }: Part): Part[] {
  const words: string[] = []
  let isOpen = false
  for (const word of wordsOf(text)) {
    const isSingle = [...word].length === 1
    if (isSingle && isOpen) words[words.length - 1] += word
    else words.push(word)
    isOpen = isSingle
  }
  const pieces = words.filter((word) => [...word].length > 1 && word !== text)
  return pieces.map((word) => ({ text: word, readings: [[word]] }))
}

/** Characters that join words and name nothing: 白沙湾的酒店, 白沙湾有酒店吗 */
const JOINING = /[的之和与跟及或在有去吗呢吧]/gu

/** Whether the words are all that a part says. */
export const isCoveredBy = ({ text }: Part, pieces: readonly Part[]): boolean =>
  pieces
    .map((piece) => piece.text)
    .join('')
    .replaceAll(JOINING, '') === text.replaceAll(JOINING, '')
