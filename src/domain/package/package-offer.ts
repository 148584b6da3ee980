import type { PackageItem, PackageOffer } from '../../../schemas/domain/package-offer.ts'
import { hotText } from '../count-text.ts'
import { addressTarget, type Target } from '../visit/content-target.ts'
import { priceText, roundYuan } from '../price.ts'

/** The price that the shopper pays now, in yuan: the activity's, else the current one (B9). */
export function offerPrice(offer: Pick<PackageOffer, 'activityPrice' | 'currentPrice'>): number {
  return offer.activityPrice ?? offer.currentPrice
}

/** Yuan saved: original minus activity or current price (B9); 0 when nothing is saved. */
export function savedAmount(offer: Pick<PackageOffer, 'activityPrice' | 'currentPrice' | 'originalPrice'>): number {
  return Math.max(0, roundYuan(offer.originalPrice - offerPrice(offer)))
}

/** 立省¥111; nothing when nothing is saved (B9). */
export function savedText(offer: Parameters<typeof savedAmount>[0]): string | undefined {
  const saved = savedAmount(offer)
  return saved > 0 ? `立省${priceText(saved)}` : undefined
}

/** An offer as it stands after the end of its activity: the usual price counts. */
export const withoutActivity = <Offer extends Pick<PackageOffer, 'activityPrice'>>(offer: Offer) => ({
  ...offer,
  activityPrice: undefined,
})

/** How far the group has come, and how hot it is (B9): 3 人团，已参团 2 人 · 热度 1.2w; '' when neither is known. */
export function offerFacts({
  productHot,
  activitySubType,
  numberOfPerson,
  groupMember = 0,
}: Pick<PackageOffer, 'productHot' | 'activitySubType' | 'numberOfPerson' | 'groupMember'>): string {
  const group = activitySubType === 3 && numberOfPerson ? `${numberOfPerson} 人团，已参团 ${groupMember} 人` : undefined
  return [group, productHot ? `热度 ${hotText(productHot)}` : undefined].filter(Boolean).join(' · ')
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
