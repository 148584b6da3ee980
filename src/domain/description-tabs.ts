import type { Product } from '../../schemas/domain/product.ts'

/** A tab of a product's description. Tabs without sections are left out. */
export interface DescriptionTab {
  readonly title: string
  readonly sections: readonly { readonly title?: string; readonly text: string }[]
}

type Described = Pick<Product, 'description' | 'itinerary' | 'notices' | 'productReservationInfos' | 'unbookingPolicy'>

/** B9: notice types 3, 5, 6, 7 stand under 须知, and 8, 9, 10 under 费用. */
const NOTICE_TYPES: readonly number[] = [3, 5, 6, 7]
const COST_TYPES: readonly number[] = [8, 9, 10]

/** The description of a product in its tabs (B2.3): 介绍, 行程, 须知, 费用, 退改. */
export function descriptionTabs(product: Described): DescriptionTab[] {
  const { description, itinerary = [], productReservationInfos, unbookingPolicy } = product
  const tabs = [
    { title: '介绍', sections: textOf(description) },
    { title: '行程', sections: itinerary.map(({ title, content }) => ({ title, text: content })) },
    { title: '须知', sections: [...noticesOf(product, NOTICE_TYPES), ...productReservationInfos.map(reservation)] },
    { title: '费用', sections: noticesOf(product, COST_TYPES) },
    { title: '退改', sections: textOf(unbookingPolicy) },
  ]
  return tabs.filter(({ sections }) => sections.length > 0)
}

const textOf = (text: string) => (text.trim() === '' ? [] : [{ text }])

const noticesOf = ({ notices = [] }: Described, types: readonly number[]) =>
  notices.filter(({ noticeType }) => types.includes(noticeType)).map(({ title, content }) => ({ title, text: content }))

const reservation = ({ title, productSubReservationInfos }: Product['productReservationInfos'][number]) => ({
  title,
  text: productSubReservationInfos.map((line) => `${line.title}：${line.content}`).join('\n'),
})
