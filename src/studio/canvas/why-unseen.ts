import type { ItemRow } from '../../../schemas/studio/items.ts'

/** Why there is no address at which an item can be seen, and what helps. */
export function whyUnseen(row: Pick<ItemRow, 'paths'> | undefined): string {
  const path = row?.paths.find((one) => one.includes(':'))
  return path === undefined
    ? '没有地址显示它：先在页面里用到它，或给它一个地址'
    : `它的地址 ${path} 里有编号，这里没有可以填的，看不到样子`
}
