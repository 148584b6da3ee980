import type { Block } from '../../schemas/page/block.ts'
import { benchBlocks } from './pages.ts'

/**
 * Blocks of a page file, each with its own data in it: the shop's widgets in turn, as their examples show them.
 * @param mostOf things that a list of the block at this place may have: a file of pages/ has 1 MB at most, and a page of 1,000 blocks would be longer
 */
export const exampleBlocks = (count: number, mostOf: (at: number) => number): readonly Block[] =>
  benchBlocks(count, 'shop').map(({ widget, list, rest, items }, at) => ({
    id: `b${at}`,
    widget,
    props: shortLists({ ...rest, [list]: items }, mostOf(at)),
  }))

const shortLists = (props: Readonly<Record<string, unknown>>, most: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, most) : value]),
  )
