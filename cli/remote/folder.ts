import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ItemId } from '../../schemas/studio/item.ts'
import { fileText } from '../../src/kit/file-text.ts'
import type { Context } from '../command.ts'
import { Refusal } from '../refusal.ts'
import { findProject, jsonFiles } from '../project.ts'
import { fileOf, itemOfFile, keyOf } from './item-names.ts'
import { isMap, parsed } from '../../src/kit/json.ts'

/** From what a file came: which text of the server it was. */
export interface Origin {
  /** Hash of that text, as the server names revisions. */
  readonly revision: string
  /** `pushed`: it went to the server from here, and is a draft there until somebody publishes it. */
  readonly from: 'published' | 'draft' | 'pushed'
}

/** What stands in .pagoda/lock.json. */
interface Lock {
  readonly server: string
  readonly items: Readonly<Record<string, Origin>>
}

/** Names a text as the server does: the first 16 signs of its SHA-256, in hexadecimal. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Where the files are: what is asked for, else the pages of the project, else pages/ here. */
export function folderPath(asked: string | undefined, context: Context): string {
  if (asked !== undefined) return resolve(context.cwd, asked)
  try {
    return findProject(context).pages
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return resolve(context.cwd, 'pages')
  }
}

/** Operators' files in a folder, with what is known of where each came from. Its lock is written by `keeping`. */
export interface PulledFolder {
  readonly path: string
  readonly origin: (item: ItemId) => Origin | undefined
  /** The text that a file came from; undefined where nobody has it any more. */
  readonly base: (item: ItemId) => Promise<string | undefined>
  /** undefined: there is no such file. */
  readonly read: (item: ItemId) => Promise<string | undefined>
  readonly write: (item: ItemId, text: string) => Promise<void>
  readonly remove: (item: ItemId) => Promise<void>
  /** What the file comes from now; without it, nothing. */
  readonly note: (item: ItemId, origin: { readonly text: string; readonly from: Origin['from'] } | undefined) => void
  /** Every item that has a file. */
  readonly items: () => Promise<ItemId[]>
  /** Does what writes files, and keeps what is known of them then, also where that could not be done to its end. */
  readonly keeping: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** @throws Refusal where the folder is another server's; each of its methods where the machine refuses a file */
export async function openFolder(path: string, server: string, { say }: Context): Promise<PulledFolder> {
  const orRefuse = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw new Refusal(say('remote.badFile', { file, why: error instanceof Error ? error.message : String(error) }))
    })
  const own = join(path, '.pagoda')
  const lock = await readLock(join(own, 'lock.json'))
  if (lock && lock.server !== server)
    throw new Refusal(say('remote.otherServer', { folder: path, server: lock.server }))
  const origins = new Map(Object.entries(lock?.items ?? {}))
  const bases = new Map<string, string>()
  const inside = (item: ItemId) => join(path, fileOf(item))
  const baseFile = (item: ItemId) => join(own, 'base', fileOf(item))
  return {
    path,
    origin: (item) => origins.get(keyOf(item)),
    async base(item) {
      const text = bases.get(keyOf(item)) ?? (await readIfThere(baseFile(item)))
      return text !== undefined && textHash(text) === origins.get(keyOf(item))?.revision ? text : undefined
    },
    read: (item) => orRefuse(inside(item), readIfThere(inside(item))),
    write: (item, text) => orRefuse(inside(item), writeWhole(inside(item), text)),
    remove: (item) => orRefuse(inside(item), rm(inside(item), { force: true })),
    note(item, origin) {
      if (!origin) origins.delete(keyOf(item))
      else {
        origins.set(keyOf(item), { revision: textHash(origin.text), from: origin.from })
        bases.set(keyOf(item), origin.text)
      }
    },
    items: async () =>
      (await Promise.all(['', 'parts', 'themes', 'routes', 'components'].map((one) => itemsIn(path, one)))).flat(),
    async keeping(work) {
      try {
        return await work()
      } finally {
        await keep()
      }
    },
  }

  async function keep(): Promise<void> {
    for (const [key, text] of bases) await writeIfOther(baseFile(itemOfKey(key)), text)
    const items = Object.fromEntries([...origins].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await writeIfOther(join(own, 'lock.json'), `${JSON.stringify({ server, items }, undefined, 2)}\n`)
  }
}

const itemOfKey = (key: string): ItemId => {
  const [kind = 'page', name = ''] = key.split('/')
  return { kind: kind as ItemId['kind'], name }
}

async function itemsIn(path: string, folder: string): Promise<ItemId[]> {
  const files = await jsonFiles(join(path, folder))
  return files.flatMap(
    (file) => itemOfFile(`${folder && `${folder}/`}${file.slice(join(path, folder).length + 1)}`) ?? [],
  )
}

/** What cannot be read as one is none: it is made anew, and nothing is taken for known. */
async function readLock(file: string): Promise<Lock | undefined> {
  const value = parsed((await readIfThere(file)) ?? '')
  if (!isMap(value) || typeof value.server !== 'string' || !isMap(value.items)) return undefined
  const items = Object.entries(value.items).filter((entry): entry is [string, Origin] => isOrigin(entry[1]))
  return { server: value.server, items: Object.fromEntries(items) }
}

const isOrigin = (value: unknown): value is Origin =>
  isMap(value) &&
  typeof value.revision === 'string' &&
  ['published', 'draft', 'pushed'].some((from) => from === value.from)

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? fileText(await readFile(file)).text : undefined
}

async function writeIfOther(file: string, text: string): Promise<void> {
  if (!existsSync(file) || !(await readFile(file)).equals(Buffer.from(text))) await writeWhole(file, text)
}

/** So that nobody ever reads half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}.half`
  try {
    await writeFile(half, text)
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}
