import type { Purchase, PurchaseOf } from '../../../schemas/domain/purchase.ts'

/** What the endpoints that keep a choice answer: each calls the id of what it kept as its own paragraph of A7 and B7 does. */
export interface SavedPurchase {
  readonly shoppingId?: string
  readonly data?: {
    readonly tempOrderId?: string
    readonly id?: string
    /** 1 to 4, of what is sold by packages and skus. */
    readonly checkoutType?: number
  }
}

/**
 * The form of an order, for what was kept of a purchase (A2, B2.3, B2.4, B2.6, B2.9).
 * @returns undefined for an answer without an id, which no contract allows when all is well
 */
export function checkoutPath(buy: Purchase, { shoppingId, data = {} }: SavedPurchase): string | undefined {
  const id = shoppingId ?? data.tempOrderId ?? data.id
  return id === undefined ? undefined : pathOf(buy, id, data.checkoutType)
}

const HOTEL_FORMS: Readonly<Record<PurchaseOf<'room'>['hotel'], string>> = {
  hotel: '/hotel/orderFill/',
  prohotel: '/hotel/orderFill/',
  casahotel: '/casahotel/orderFill/',
  tcshotel: '/tcshotel/orderFill/',
}

function pathOf(buy: Purchase, id: string, type: number | undefined): string {
  switch (buy.kind) {
    case 'goods':
      return `/${type}/checkout/${id}${buy.activity ? `?activityCode=${encodeURIComponent(buy.activity)}` : ''}`
    case 'hotel-package':
      return `/hotelpackage/checkout?tempOrderId=${id}`
    case 'retail':
      return `/retail/orderFill?tempOrderId=${id}`
    case 'play':
      return `/play/orderEdit/${id}?${playQuery(buy)}`
    case 'combo':
      return `/productDetailOrderFill/${id}?${comboQuery(buy)}`
    case 'vacation':
      return `/vacation/orderfill?shoppingId=${id}`
    case 'presale':
      return `/presale/orderFill/${encodeURIComponent(buy.product)}?shoppingId=${id}`
    case 'ticket':
      return `/bookStore/${id}`
    case 'room':
      return HOTEL_FORMS[buy.hotel] + id
  }
}

/** B2.4: which fields of a contact the form shows goes in its address. */
const playQuery = ({ activity = '', store = '', contact }: PurchaseOf<'play'>) => {
  const { isShowContactName, isShowContactMobile, defaultContactName = '' } = contact
  return new URLSearchParams({
    ...{ activityCode: activity, storeId: store },
    ...{ isShowContactName: String(isShowContactName), isShowContactMobile: String(isShowContactMobile) },
    defaultContactName,
  }).toString()
}

/** B2.3. */
const comboQuery = ({ activity = '', mainOrder = '', mainOrderUse = '' }: PurchaseOf<'combo'>) =>
  new URLSearchParams({
    activityCode: activity,
    mainOrderId: mainOrder,
    mainOrderUseNum: mainOrderUse,
  }).toString()
