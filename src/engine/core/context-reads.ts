import type { Page } from '../../../schemas/page/page.ts'
import { redirectParts } from './decide-redirect.ts'
import { headParts } from './evaluate-head.ts'
import { blockParts, flatten, rootBlocks, sourceParts } from './page-expressions.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** Which parts of the shopper's context a page's answer depends on: what an answer may be shared by, and what must travel. */
export interface ContextReads {
  readonly user: boolean
  readonly channel: boolean
  /** Names of the query that are read, or all of them. */
  readonly query: readonly string[] | 'all'
}

/** Looks through every expression and audience of a page; once for each page object. */
export const contextReads = memoByIdentity((page: Page): ContextReads => {
  const blocks = flatten(rootBlocks(page))
  const sources = Object.values(page.data ?? {})
  const parts = [
    ...blocks.flatMap((block) => blockParts(block, page.values)),
    ...sources.flatMap((source) => sourceParts(source, page.values)),
    ...redirectParts(page.redirects, page.values),
    ...headParts(page.head, page.values),
  ]
  const paths = parts.flatMap((part) => part.paths)
  const audiences = blocks.map((block) => block.audience ?? {})
  const reads = (root: string) => paths.some((path) => path[0] === root)
  const queries = paths.filter((path) => path[0] === 'query')
  return {
    user: reads('user') || audiences.some((audience) => audience.login !== undefined || audience.levels !== undefined),
    channel:
      page.screen !== undefined || reads('channel') || audiences.some((audience) => audience.channels !== undefined),
    query: queries.some((path) => path.length < 2)
      ? 'all'
      : [...new Set([...queries.map((path) => String(path[1])), ...(page.screen?.query ?? [])])],
  }
})
