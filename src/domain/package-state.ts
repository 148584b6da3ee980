import type { DailyItem, ProductPackage } from '../../schemas/domain/product-package.ts'
import { deadlineText } from './shop-time.ts'

/** A4: what the button of a package says when the package does not. */
const BUY = '立即购买'
const SOLD_OUT = '已售罄'

type Sold = Pick<ProductPackage, 'packageStatus' | 'buttonText' | 'stock'>

/** Whether a package can be bought: status 2 and 3 disable the button (A4), and so does a stock of 0. */
export const canBuyPackage = ({ packageStatus, stock }: Pick<Sold, 'packageStatus' | 'stock'>): boolean =>
  packageStatus === 1 && stock > 0

/** The words of a package's button (A4): its own, else 立即购买; 已售罄 when it is on sale and there is none. */
export function packageButton({ packageStatus, buttonText, stock }: Sold): string {
  if (packageStatus === 1 && stock === 0) return SOLD_OUT
  return buttonText || BUY
}

/** B3: isDocking 1 confirms at once, anything else is confirmed by the seller. */
export const confirmWord = (isDocking: number): '即时确认' | '二次确认' => (isDocking === 1 ? '即时确认' : '二次确认')

/** When a package is on sale, in words: 11月20日 10:00 至 12月20日 23:59 开售. */
export const saleDatesText = ({
  salestartdate,
  saleenddate,
}: Pick<ProductPackage, 'salestartdate' | 'saleenddate'>): string =>
  `${deadlineText(salestartdate)} 至 ${deadlineText(saleenddate)}`

/** B5: the hint on booking ahead, only when it is more than 0 days. */
export const advanceText = (days: number): string | undefined => (days > 0 ? `需提前 ${days} 天预约` : undefined)

/** B9: the order of what a package holds, by itemType: stay, entertainment, enjoy, other, catering. */
const ORDER = [5, 2, 3, 1, 4]
/** B9: more than these stand behind a more icon. */
const SHOWN = 5

/** What a package holds, in the order of the shop; the first five, and whether there are more (B9). */
export function dailyItems(items: readonly DailyItem[]): {
  readonly shown: readonly DailyItem[]
  readonly hasMore: boolean
} {
  const sorted = [...items].sort((one, other) => ORDER.indexOf(one.itemType) - ORDER.indexOf(other.itemType))
  return { shown: sorted.slice(0, SHOWN), hasMore: sorted.length > SHOWN }
}
