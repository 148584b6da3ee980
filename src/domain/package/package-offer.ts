import type { PackageItem, PackageOffer } from '../../../schemas/domain/package-offer.ts'
import { addressTarget, type Target } from '../visit/content-target.ts'
import { roundYuan } from '../price.ts'

/** The price that the shopper pays now, in yuan: the activity's, else the current one (B9). */
export function offerPrice(offer: Pick<PackageOffer, 'activityPrice' | 'currentPrice'>): number {
  return offer.activityPrice ?? offer.currentPrice
}

/** Yuan saved: original minus activity or current price (B9); 0 when nothing is saved. */
export function savedAmount(offer: Pick<PackageOffer, 'activityPrice' | 'currentPrice' | 'originalPrice'>): number {
  return Math.max(0, roundYuan(offer.originalPrice - offerPrice(offer)))
}

/** A count as printed on cards: over 9999 as x.xw (A9). */
export function hotText(count: number): string {
  return count > 9999 ? `${(Math.floor(count / 1000) / 10).toFixed(1)}w` : String(count)
}

/** The one-character label of what a package holds: 5 stay, 4 food, 3 enjoy, else play (A9). */
export function itemLabel(type: PackageItem['packageItemType']): '住' | '吃' | '享' | '玩' {
  if (type === 5) return '住'
  if (type === 4) return '吃'
  return type === 3 ? '享' : '玩'
}

/** The button of an offer: 立即参团 when activitySubType is 3, else 立即抢购 (A9). */
export function offerButton(activitySubType: number | undefined): '立即参团' | '立即抢购' {
  return activitySubType === 3 ? '立即参团' : '立即抢购'
}

/** Where an offer's card leads: its own address, else /goods/{id} unless productType is 6 (B2.2). */
export function offerTarget(offer: Pick<PackageOffer, 'productDetailUrl' | 'productType' | 'productId'>): Target {
  if (offer.productDetailUrl) return addressTarget(offer.productDetailUrl)
  return offer.productType === 6
    ? { kind: 'none' }
    : { kind: 'page', to: `/goods/${encodeURIComponent(offer.productId)}` }
}

/** The first address of a comma-separated list of pictures. */
export function firstPicture(productImages: string): string {
  return productImages.split(',')[0]?.trim() ?? ''
}
