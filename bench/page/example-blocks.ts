import type { Block } from '../../schemas/page/block.ts'
import { benchBlocks } from './pages.ts'

/** Blocks of a page file, each with its own data in it: the shop's widgets in turn, as their examples show them. */
export const exampleBlocks = (count: number): readonly Block[] =>
  benchBlocks(count, 'shop').map(({ widget, list, rest, items }, at) => ({
    id: `b${at}`,
    widget,
    props: { ...rest, [list]: items },
  }))
