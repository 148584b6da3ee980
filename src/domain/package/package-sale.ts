import type { DailyItem, ProductPackage } from '../../../schemas/domain/product-package.ts'
import { fewLeft } from '../product/few-left.ts'
import { deadlineText } from '../shop-time.ts'

type Sold = Pick<ProductPackage, 'packageStatus' | 'salestartdate' | 'stock'>

/** Whether a package can be chosen (B3, B4): 1 normal, 2 not started, 3 off; and something is left of it. */
export const isPackageOpen = ({ packageStatus, stock }: Pick<Sold, 'packageStatus' | 'stock'>): boolean =>
  packageStatus === 1 && stock > 0

/** What is to be said of a package's sale (B4): when it starts, that it is off, that none or few are left; undefined when it is simply sold. */
export function packageWord({ packageStatus, salestartdate, stock }: Sold): string | undefined {
  if (packageStatus === 2) return `${deadlineText(salestartdate)} 开售`
  if (packageStatus === 3) return '已下架'
  if (stock === 0) return '已售罄'
  return fewLeft(stock, '份')
}

/** B3 isDocking: 1 is confirmed at once, anything else by a second confirmation. */
export const confirmWord = (isDocking: number): string => (isDocking === 1 ? '即时确认' : '商家确认')

/** B9: stay, entertainment, enjoy, other, catering. */
const ITEM_ORDER: readonly number[] = [5, 2, 3, 1, 4]

const kindWords: Readonly<Record<number, string>> = { 5: '住宿', 2: '娱乐', 3: '体验', 4: '餐饮' }

/** The kind of what a package holds where nothing else stands beside it: 体验, where 享 alone says nothing. Other kinds have their own word. */
export const kindWord = ({ itemType, itemTypeName }: Pick<ItemGroup, 'itemType' | 'itemTypeName'>): string =>
  kindWords[itemType] ?? itemTypeName

export interface ItemGroup {
  readonly itemType: number
  readonly itemTypeName: string
  readonly items: readonly DailyItem[]
}

/** What a package holds, by type in the order of B9; items of a type stay in theirs. */
export function itemGroups(items: readonly DailyItem[]): ItemGroup[] {
  return ITEM_ORDER.flatMap((itemType) => {
    const found = items.filter((item) => item.itemType === itemType)
    const [first] = found
    return first ? [{ itemType, itemTypeName: first.itemTypeName, items: found }] : []
  })
}
