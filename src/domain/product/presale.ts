import type { Product } from '../../../schemas/domain/product.ts'
import { shopTimeToEpoch } from '../dates.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'
import { endOfEntry } from '../ticket/entry-time.ts'

/** Whether a product is bought now, and redeemed or exchanged later (B5): it has a presale price. */
export const isPresale = ({ presale }: Pick<Product, 'presale'>): boolean => (presale?.presalePrice ?? 0) > 0

/** From when on a product is not sold any more, in epoch ms: a presale neither, once nobody could exchange it. */
export const saleEnd = ({ saleEndDate, presale }: Pick<Product, 'saleEndDate' | 'presale'>): number =>
  Math.min(
    shopTimeToEpoch(saleEndDate) ?? Infinity,
    presale ? (shopTimeToEpoch(endOfEntry(presale.subscribeUntil)) ?? Infinity) : Infinity,
  )

/**
 * Whether what is chosen is used within the 兑换期 of a presale (B5), which its page names. What has no day of its own is booked for one later,
 * so the last day is what counts.
 * @param date of what is chosen; undefined: it has none
 */
export function isInRedeemPeriod(
  { presale }: Pick<Product, 'presale'>,
  date: string | undefined,
  today: string,
): boolean {
  if (!presale) return false
  const { subscribeFrom, subscribeUntil } = presale
  return date === undefined ? today <= subscribeUntil : subscribeFrom <= date && date <= subscribeUntil
}

/** What is still to be paid when a presale is redeemed (B5). Amounts are yuan. */
export interface PresaleBill {
  readonly total: number
  /** 预售抵扣: what of the presale price counts against the total. */
  readonly deduction: number
  /** 差价: the total less the presale price, never below 0. */
  readonly difference: number
}

/** B5: undefined when there is no presale price, and so nothing to take off. */
export function presaleBill(total: number, presalePrice: number): PresaleBill | undefined {
  if (!(presalePrice > 0)) return undefined
  const difference = Math.max(0, fenOfYuan(total) - fenOfYuan(presalePrice))
  return { total, deduction: presalePrice, difference: yuanOfFen(difference) }
}
