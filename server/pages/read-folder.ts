import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_BYTES } from '../../src/domain/file-limits.ts'
import { fileText, type FileText as Decoded } from '../../src/kit/file-text.ts'

export interface FileText extends Decoded {
  /** Changes whenever the file is written. */
  readonly stamp: string
  /** Why the file wasn't even read; its text is '' then. */
  readonly refused?: string
}

/** home.json, parts/goods-share.json or themes/lantu.json -> its text. */
export type FolderTexts = ReadonlyMap<string, FileText>

/** Reads what has changed since the last time; gives the same map when nothing has. */
export async function readFolder(dir: string, before: FolderTexts): Promise<FolderTexts> {
  const folders = await Promise.all((['', ...SUBFOLDERS] as const).map((prefix) => jsonFiles(dir, prefix)))
  const files = folders.flat()
  const read = await Promise.all(
    files.map(async (file) => [file, await readAgain(dir, file, before.get(file))] as const),
  )
  const texts = new Map(read.flatMap(([file, found]) => (found ? [[file, found] as const] : [])))
  const same = texts.size === before.size && [...texts].every(([file, found]) => before.get(file) === found)
  return same ? before : texts
}

const SUBFOLDERS = ['parts/', 'themes/'] as const

async function jsonFiles(dir: string, prefix: '' | (typeof SUBFOLDERS)[number]): Promise<string[]> {
  const entries = await readdir(join(dir, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (prefix !== '') return []
    throw error
  })
  return (
    entries
      // A mounted folder may be links all through; what one leads to is seen when it is read. Editors' own files begin with a dot.
      .filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && /^[^.].*\.json$/.test(entry.name))
      .map((entry) => prefix + entry.name)
  )
}

/** Undefined when the file has gone since it was listed. */
async function readAgain(dir: string, file: string, before: FileText | undefined): Promise<FileText | undefined> {
  const path = join(dir, file)
  try {
    const { mtimeMs, size, ino } = await statFile(path)
    const stamp = `${mtimeMs} ${size} ${ino}`
    if (before?.stamp === stamp) return before
    if (size > MAX_BYTES)
      return { stamp, text: '', refused: `文件有 ${size} 字节，太大，最多 ${MAX_BYTES / 1_000_000} MB` }
    return { stamp, ...fileText(await readFile(path)) }
  } catch {
    return undefined
  }
}

async function statFile(path: string) {
  const found = await stat(path)
  if (!found.isFile()) throw new Error(`${path} is no file`)
  return found
}
