/**
 * The page that everybody renders: light leaves out of bench/page, each with a title and the items of its own data, shown when there are
 * any. On a page that changes, every other block shows one value in place of its title.
 */
import { benchBlocks } from '../page/pages.ts'

export const blocksOf = (count) => benchBlocks(count, 'light')

/** Of a page of a thousand blocks, five hundred. */
export const isReader = (index) => index % 2 === 1

/** Names of data and their values, as an API gave them. */
export const dataOf = (blocks) => Object.fromEntries(blocks.map(({ data, items }) => [data, items]))
