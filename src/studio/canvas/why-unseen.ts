import { kindOfComponent } from '../../../schemas/domain/component-kinds.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'

/**
 * Why there is no address at which an item can be seen, and what helps.
 * @param type of a page component
 */
export function whyUnseen(row: Pick<ItemRow, 'paths'> | undefined, type?: unknown): string {
  const { decides } = kindOfComponent(type)
  if (decides !== undefined) return `没有页面显示它，它说的是${decides}：发布以后在商城里试一下`
  const path = row?.paths.find((one) => one.includes(':'))
  return path === undefined
    ? '这里没有地址能显示它：还没有页面用到它，或用它的页面要有订单这样的编号才打得开'
    : `它的地址 ${path} 里有编号，这里没有可以填的：从商城里复制一个地址，在画布上打开`
}
