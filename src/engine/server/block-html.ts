import { LRUCache } from 'lru-cache'
import type { BlockState } from '../core/evaluate-block.ts'
import type { BlockHtml } from '../react/server-blocks.tsx'

/** Characters of HTML that are kept at most, two bytes each. */
const LIMIT = 16_000_000

/** The memory of a server for the HTML of blocks. The least recently used goes first. */
export const createBlockHtml = (): BlockHtml =>
  new LRUCache<BlockState, string>({ maxSize: LIMIT, sizeCalculation: (html) => html.length + 1 })
