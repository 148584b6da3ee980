import { type Run, runsOf, wordsOf } from '../../src/domain/search/terms.ts'
import type { Queries } from '../db/server-settings.ts'
import { soundOf } from './sound.ts'
import { nearestWord, readLetters, readTyped } from './vocabulary.ts'

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
  const runs = runsOf(keyword).slice(0, MOST_PARTS)
  const parts = await Promise.all(
    runs.map(async ({ text, isHan }) => {
      const spoken = isHan ? [] : await readTyped(db, text)
      const same = spoken.flatMap(([word = '', ...more]) => (more.length > 0 ? [] : saidOtherwise(word, synonyms)))
      const readings = [[text], ...saidOtherwise(text, synonyms), ...same, ...spoken]
      return { part: { text, readings }, isSpoken: spoken.length > 0 }
    }),
  )
  const spaced = parts.some(({ isSpoken }) => !isSpoken) && (await readSpaced(db, runs))
  return spaced ? [spaced] : parts.map(({ part }) => part)
}

/** Pinyin with a gap after each syllable: hai yang -> 海洋. Undefined where something else was typed too, or it is read as nothing. */
async function readSpaced(db: Queries, runs: readonly Run[]): Promise<Part | undefined> {
  if (runs.length < 2 || runs.some(({ text, isHan }) => isHan || !/^[a-z]+$/.test(text))) return undefined
  const spoken = await readLetters(db, runs.map(({ text }) => text).join(''))
  const text = runs.map(({ text: syllable }) => syllable).join(' ')
  return spoken.length > 0 ? { text, readings: [[text], ...spoken] } : undefined
}

/** A text with each word of it that means the same as others in their place. */
function saidOtherwise(text: string, synonyms: Synonyms): string[][] {
  const said = synonyms.flatMap((group) => {
    const word = group.find((one) => text.includes(one))
    return word === undefined ? [] : group.filter((one) => one !== word).map((one) => text.replace(word, one))
  })
  return said.map((one) => [one])
}

/** A part that nothing has, said otherwise: by its sound, or by the word that sounds nearly so. Undefined: it is not known. */
export async function mended(db: Queries, { text }: Part): Promise<string[] | undefined> {
  const [reading] = await readLetters(db, soundOf(text).sound)
  if (reading) return reading
  const near = await nearestWord(db, text)
  return near === undefined ? undefined : [near]
}

/** The words of a part, each a part of its own; none where it is one word. Characters that no dictionary knows in a row are one. */
export function apart({ text }: Part): Part[] {
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
