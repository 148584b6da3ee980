import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'

/** A page file as a test changes it: nothing in it is sacred. */
export type LoosePage = Omit<Page, 'blocks' | 'data' | 'description' | 'experiments' | 'state' | 'values'> & {
  versions: Record<string, number>
  title: string
  description?: string
  state?: Record<string, unknown>
  values?: Record<string, string>
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
  /** Writes a description into home.json that shows when the shop reads the folder anew; counts as untouched. */
  readonly mark: (description: string) => Promise<void>
  /** The text of a file of the project's own folder. */
  readonly original: (file: string) => Promise<string>
  /** Makes every file as it was. @returns whether one was not */
  readonly restore: () => Promise<boolean>
  readonly remove: () => Promise<void>
}

const ORIGINAL = 'pages'

/** @param under folder that the copy stands in */
export async function copyPages(under: string): Promise<PagesFolder> {
  const dir = await mkdtemp(join(under, 'pages-'))
  /** Files that are not as in the project's own folder: only they are written again, since the shop looks at each that is. */
  const touched = new Set<string>()
  const write = (file: string, text: string) => {
    touched.add(file)
    return writeFile(join(dir, file), text)
  }
  const original = (file: string) => readFile(join(ORIGINAL, file), 'utf8')
  async function editHome(change: (page: LoosePage) => void) {
    const page = JSON.parse(await original('home.json')) as LoosePage
    change(page)
    await write('home.json', JSON.stringify(page, null, 2))
  }
  await cp(ORIGINAL, dir, { recursive: true })
  return {
    dir,
    write,
    original,
    async restore() {
      const files = [...touched]
      touched.clear()
      // What a journey wrote newly is in the project's folder under no name.
      await Promise.all(
        files.map((file) =>
          existsSync(join(ORIGINAL, file))
            ? cp(join(ORIGINAL, file), join(dir, file))
            : rm(join(dir, file), { force: true }),
        ),
      )
      return files.length > 0
    },
    delete: (file) => {
      touched.add(file)
      return rm(join(dir, file))
    },
    editHome,
    async mark(description) {
      await editHome((page) => {
        page.description = description
      })
      touched.delete('home.json')
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
