import type { TappedLevel } from './protocol.ts'

interface EntryWords {
  readonly id: string
  readonly title: string
  /** All its texts, with spaces between them. */
  readonly words: string
}

/** Whether a file is one of the picture at an address without size and format: /media/bay-1-780x390.webp of /media/bay-1 */
const isPictureOf = (file: string, address: string) =>
  address.startsWith('/') && file.startsWith(address) && /^(?:-\d+x\d+)?(?:\.\w+)?$/.test(file.slice(address.length))

/** A sign alone, as the number of a slide, says nothing of an entry. */
const FEWEST_SIGNS = 2

const isShown = ({ text, pictures }: TappedLevel, { title, words }: EntryWords): boolean =>
  (text.length >= FEWEST_SIGNS && words.includes(text)) ||
  (title.length >= FEWEST_SIGNS && text.includes(title)) ||
  words.split(/\s+/).some((word) => word.length > 1 && pictures.some((file) => isPictureOf(file, word)))

/**
 * The entries whose picture or words were tapped.
 * @param levels what the tapped element shows, and each one around it up to its block
 * @returns none where what was tapped belongs to no entry, or all of them stand in it
 */
export function tappedEntries<Entry extends EntryWords>(
  levels: readonly TappedLevel[],
  entries: readonly Entry[],
): readonly Entry[] {
  for (const level of levels) {
    const found = entries.filter((entry) => isShown(level, entry))
    if (found.length > 0) return found.length === entries.length && found.length > 1 ? [] : found
  }
  return []
}
