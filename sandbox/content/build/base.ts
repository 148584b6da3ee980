import type { Product } from '../../../schemas/domain/product.ts'
import { productKinds, type ProductKind } from '../../../schemas/domain/product-kind.ts'
import { at } from '../dates.ts'
import { gallery, mediaUrl } from '../pictures.ts'
import { storeOf, type PlaceName } from '../companies.ts'
import { type Policy, policyOf } from './policies.ts'
import { memberDiscounts } from './prices.ts'

/** What every product says of itself; the parts of its kind come beside it. */
export interface Basics {
  readonly id: string
  readonly kind: ProductKind
  readonly name: string
  readonly subtitle: string
  readonly place: PlaceName
  readonly tags: readonly string[]
  readonly description: string
  readonly price: number
  readonly was: number
  readonly sold: number
  readonly score: number
  readonly reviews: number
  readonly policy: Policy
  readonly notes: readonly Note[]
  /** How many days after it was paid what has no day is good; half a year unless told. */
  readonly validDays?: number
  /** How many days what has a day is good from it on; that day unless told. */
  readonly useDays?: number
  readonly scenario?: string
}

/** A section of 须知: its title, then pairs of title and text. */
export type Note = readonly [section: string, ...lines: readonly (readonly [title: string, content: string])[]]

/** A product on sale since a month ago and for a year; `parts` adds what its kind has and overrides the rest. */
export function productOf(today: string, basics: Basics, parts: Partial<Product> = {}): Product {
  return {
    id: basics.id,
    code: `LT${basics.id}`,
    productName: basics.name,
    productSubtitle: basics.subtitle,
    productType: productKinds[basics.kind].productType,
    status: 1,
    saleStartDate: at(today, -30, '10:00'),
    saleEndDate: at(today, 335, '23:59'),
    ...storeOf(basics.place),
    place: basics.place,
    productImageInfos: gallery(basics.id),
    productVideos: [],
    productTagList: [...basics.tags],
    description: basics.description,
    productReservationInfos: basics.notes.map(reservation),
    ...policyOf(basics.policy),
    ...(basics.validDays && { validDays: basics.validDays }),
    ...(basics.useDays && { useDays: basics.useDays }),
    startPrice: basics.price,
    underLinedPrice: basics.was,
    sold: basics.sold,
    commentSummary: { score: basics.score, enjoyRate: `${Math.round(basics.score * 20)}%`, total: basics.reviews },
    discountType: 0,
    ...(basics.scenario ? { scenario: basics.scenario } : {}),
    ...parts,
  }
}

/** Marks a product as one with member prices (B3 memberProductActivityDTO). */
export const withMemberDiscount = { discountType: 1, memberDiscounts } as const satisfies Partial<Product>

function reservation([title, ...lines]: Note) {
  return { title, productSubReservationInfos: lines.map(([line, content]) => ({ title: line, content })) }
}

/** The sandbox's film of the bay as a video of a house at that bay, with a picture as its cover. */
export function film(id: string, cover: string): Product['productVideos'][number] {
  return { id: `${id}-1`, url: mediaUrl('bay-film.mp4'), logoUrl: mediaUrl(cover), duration: 7 }
}
