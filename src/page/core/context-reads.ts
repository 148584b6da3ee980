import type { Page } from '../../../schemas/page/page.ts'
import type { Block } from '../../../schemas/page/block.ts'
import { compileValue } from './expressions/index.ts'

/** Which parts of the shopper's context a page's answer depends on: what an answer may be shared by, and what must travel. */
export interface ContextReads {
  readonly user: boolean
  readonly channel: boolean
  /** Names of the query that are read, or all of them. */
  readonly query: readonly string[] | 'all'
}

const known = new WeakMap<Page, ContextReads>()

/** Looks through every expression and audience of a page; once for each page object. */
export function contextReads(page: Page): ContextReads {
  const found = known.get(page) ?? read(page)
  known.set(page, found)
  return found
}

function read(page: Page): ContextReads {
  const paths = pathsOf([page.data ?? {}, page.blocks, page.popups ?? {}])
  const audiences = [...allBlocks(page)].map((block) => block.audience ?? {})
  const reads = (root: string) => paths.some((path) => path[0] === root)
  const queries = paths.filter((path) => path[0] === 'query')
  return {
    user: reads('user') || audiences.some((audience) => audience.login !== undefined || audience.levels !== undefined),
    channel: reads('channel') || audiences.some((audience) => audience.channels !== undefined),
    query: queries.some((path) => path.length < 2) ? 'all' : [...new Set(queries.map((path) => String(path[1])))],
  }
}

const pathsOf = (value: unknown): readonly (readonly string[])[] => compileValue(value).paths

function* allBlocks(page: Page): Generator<Block> {
  yield* within(page.blocks)
  for (const popup of Object.values(page.popups ?? {})) yield* within(popup.blocks)
}

function* within(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    for (const slot of Object.values(block.slots ?? {})) yield* within(slot)
  }
}
