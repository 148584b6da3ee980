import type { DetailSection } from '../../../schemas/domain/detail-section.ts'
import type { Product } from '../../../schemas/domain/product.ts'

export interface DetailSections {
  readonly introduction: DetailSection[]
  readonly itinerary: DetailSection[]
  readonly notes: DetailSection[]
  readonly fees: DetailSection[]
  readonly refund: DetailSection[]
}

type Described = Pick<Product, 'description' | 'itinerary' | 'productReservationInfos' | 'notices' | 'unbookingPolicy'>

/** What the tabs of a detail page say (B2.3): notices of types 3, 5, 6, 7 are notes, those of 8, 9, 10 fees (B9). */
export function detailSections(product: Described): DetailSections {
  const { description, itinerary = [], productReservationInfos, notices = [], unbookingPolicy } = product
  const noticesOf = (types: readonly number[]) => notices.filter(({ noticeType }) => types.includes(noticeType))
  return {
    introduction: description === '' ? [] : [{ text: description }],
    itinerary: itinerary.map(section),
    notes: [...productReservationInfos.map(reservation), ...noticesOf(NOTES).map(section)],
    fees: noticesOf(FEES).map(section),
    refund: unbookingPolicy === '' ? [] : [{ text: unbookingPolicy }],
  }
}

const NOTES = [3, 5, 6, 7]
const FEES = [8, 9, 10]

const section = ({ title, content }: { readonly title: string; readonly content: string }): DetailSection => ({
  title,
  text: content,
})

function reservation({ title, productSubReservationInfos }: Product['productReservationInfos'][number]): DetailSection {
  return { title, text: productSubReservationInfos.map((line) => `${line.title}：${line.content}`).join('\n\n') }
}
