import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Checked, Checker } from '../../src/kit/checker.ts'
import { picturesIn } from '../../src/kit/known-pictures.ts'

/** The build that checks, and the file that keeps what its checks said. */
export interface CheckMemory {
  /** Changes with the code of the checks; without it nothing is remembered. */
  readonly build?: string
  /** The shop's own folder (DATA_DIR): who may write there may write its pages too. */
  readonly dataDir: string
}

export interface RememberedChecks {
  readonly check: Checker
  /** Keeps what was said since the start, for the next one. A folder that takes nothing costs the next start its checks, and no more. */
  readonly keep: () => Promise<void>
}

interface Said {
  /** Hash of everything that the check read. */
  readonly of: string
  readonly said: unknown
  /** Hashes of the texts of other pages that it read, by their names. */
  readonly others?: Readonly<Record<string, string>>
}

type Memory = ReadonlyMap<string, Said>

const PARTS = 'parts/'

/**
 * The checks of a shop that starts again with the same code and the same files need not be made again: they take half of its start. What
 * they said of pages and parts is remembered by all that they read; anything else is checked as if nothing were known.
 */
export async function rememberChecks(check: Checker, { build, dataDir }: CheckMemory): Promise<RememberedChecks> {
  if (build === undefined) return { check, keep: async () => {} }
  const file = join(dataDir, 'checked-files.json')
  const before = await readMemory(file, build)
  const now = new Map<string, Said>()
  let isKept = true
  const remember = <Value>(name: string, of: string, ask: (read: TextOf) => Value, textOf?: TextOf): Value => {
    const known = now.get(name) ?? before.get(name)
    if (known?.of === of && isAsBefore(known, textOf)) {
      now.set(name, known)
      return known.said as Value
    }
    const others: Record<string, string> = {}
    const said = ask((other) => {
      const text = textOf?.(other)
      others[other] = hashOf(text ?? null)
      return text
    })
    isKept = false
    now.set(name, { of, said, others })
    return said
  }
  return {
    check: {
      ...check,
      page(source, surroundings) {
        // What the backend holds is another at any time.
        if (surroundings.content) return check.page(source, surroundings)
        const ask = (pageText: TextOf) => check.page(source, { ...surroundings, pageText })
        return remember(source.file, pageHash(source, surroundings), ask, surroundings.pageText)
      },
      parts: (sources, draftParts) =>
        // Of drafts nothing is remembered.
        draftParts?.length
          ? check.parts(sources, draftParts)
          : remember(PARTS, hashOf(sources), () => check.parts(sources)),
    },
    async keep() {
      if (isKept) return
      isKept = true
      await writeMemory(file, JSON.stringify({ build, files: [...now] }), dataDir).catch(() => undefined)
    },
  }
}

type TextOf = (name: string) => string | undefined

/** Whether the other pages that a check read are what they were. */
const isAsBefore = ({ others = {} }: Said, textOf?: TextOf): boolean =>
  Object.entries(others).every(([name, hash]) => hashOf(textOf?.(name) ?? null) === hash)

type PageCheck = Parameters<Checker['page']>

/** Of the pictures those matter that are not there: the others are no mistake. */
function pageHash(source: PageCheck[0], { routes, parts, pictures }: PageCheck[1]): string {
  const named = pictures && [source, ...parts].flatMap(({ text }) => picturesIn(text).filter((url) => !pictures(url)))
  return hashOf([source, surroundingsHash(routes), surroundingsHash(parts), named ?? 'no pictures'])
}

/** Hashes of lists that all pages share. */
const hashes = new WeakMap<object, string>()

function surroundingsHash(list: object): string {
  const known = hashes.get(list) ?? hashOf(list)
  hashes.set(list, known)
  return known
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** What was kept by the same build; of a file that is broken, or of another build, nothing. */
async function readMemory(file: string, build: string): Promise<Memory> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as { readonly build?: unknown; readonly files?: unknown }
    return new Map(kept.build === build && Array.isArray(kept.files) ? kept.files.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

const isEntry = (entry: unknown): entry is [string, Said] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isSaid((entry[1] as Said | undefined)?.said, entry[0])

const isSaid = (said: unknown, name: string): boolean =>
  typeof said === 'object' && said !== null && (name === PARTS || Array.isArray((said as Checked<unknown>).problems))

/** As a whole or not at all: another instance may read it at this moment. */
async function writeMemory(file: string, text: string, dataDir: string): Promise<void> {
  const written = `${file}.${process.pid}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(written, text, { mode: 0o600 })
  await rename(written, file)
}
