import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'

/** A page file as a test changes it: nothing in it is sacred. */
export type LoosePage = Omit<Page, 'blocks' | 'data' | 'description' | 'experiments' | 'state'> & {
  versions: Record<string, number>
  title: string
  description?: string
  state?: Record<string, unknown>
  data: Record<string, { from: string; with?: Record<string, unknown>; maxStale?: number }>
  experiments?: Record<string, Record<string, number>>
  blocks: (Block & { props: Record<string, unknown> })[]
}

/** A copy of the operators' folder that a journey may spoil. */
export interface PagesFolder {
  readonly dir: string
  readonly write: (file: string, text: string) => Promise<void>
  /** Changes home.json. */
  readonly editHome: (change: (page: LoosePage) => void) => Promise<void>
  readonly delete: (file: string) => Promise<void>
  /** The text of a file of the project's own folder. */
  readonly original: (file: string) => Promise<string>
  /** Every file as it was. */
  readonly restore: () => Promise<void>
  readonly remove: () => Promise<void>
}

const ORIGINAL = 'pages'

/** @param under folder that the copy stands in */
export async function copyPages(under: string): Promise<PagesFolder> {
  const dir = await mkdtemp(join(under, 'pages-'))
  const restore = () => cp(ORIGINAL, dir, { recursive: true })
  const write = (file: string, text: string) => writeFile(join(dir, file), text)
  const original = (file: string) => readFile(join(ORIGINAL, file), 'utf8')
  await restore()
  return {
    dir,
    write,
    original,
    restore,
    delete: (file) => rm(join(dir, file)),
    async editHome(change) {
      const page = JSON.parse(await original('home.json')) as LoosePage
      change(page)
      await write('home.json', JSON.stringify(page, null, 2))
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

/** The block of this id. */
export function blockOf(page: LoosePage, id: string): LoosePage['blocks'][number] {
  const found = page.blocks.find((block) => block.id === id)
  if (!found) throw new Error(`The home page has no block ${id}`)
  return found
}
