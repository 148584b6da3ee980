import { readdir } from 'node:fs/promises'
import { knownPictures } from '../../src/kit/known-pictures.ts'

/** The pictures that pages may name. */
export interface Pictures {
  /** Whether a picture's address has its files; absent where there is no folder of pictures. */
  readonly knows?: (url: string) => boolean
  /** The names of the files: as long as they are the same, so is this. */
  readonly names?: string
}

/** Reads which pictures there are; gives the same ones when none came or went. */
export async function readPictures(dir: string, before: Pictures): Promise<Pictures> {
  const files = await readdir(dir).catch(() => undefined)
  const names = files?.toSorted().join('\n')
  if (names === before.names) return before
  return { names, knows: files && knownPictures(files) }
}
