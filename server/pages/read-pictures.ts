import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapOf, parsed } from '../../src/kit/json.ts'
import { knownPictures } from '../../src/kit/known-pictures.ts'

/** The pictures that pages may name. */
export interface Pictures {
  /** Whether a picture's address has its files; absent where there is no folder of pictures. */
  readonly knows?: (url: string) => boolean
  /** The names of the files, each on a line: as long as they are the same, so is this. */
  readonly names?: string
  /** What is seen on those of the folder, by their names, as its descriptions.json has it. */
  readonly descriptions?: Readonly<Record<string, unknown>>
}

const DESCRIPTIONS = 'descriptions.json'

/** A file that stands for those of an upload, which has all sizes. */
const ofUpload = (name: string) => `${name}-780x380.avif`

/**
 * Reads which pictures there are; gives the same ones when none came or went.
 * @param uploads names of what operators uploaded
 */
export async function readPictures(dir: string, uploads: readonly string[], before: Pictures): Promise<Pictures> {
  const inFolder = await readdir(dir).catch(() => undefined)
  if (!inFolder && uploads.length === 0) return before.names === undefined ? before : {}
  const files = [...(inFolder ?? []), ...uploads.map(ofUpload)].toSorted()
  const names = files.join('\n')
  if (names === before.names) return before
  // Without a folder, pictures come from somewhere that nobody here can look into.
  const told = inFolder?.includes(DESCRIPTIONS) ? await readFile(join(dir, DESCRIPTIONS), 'utf8') : ''
  return { names, descriptions: mapOf(parsed(told)), ...(inFolder && { knows: knownPictures(files) }) }
}
