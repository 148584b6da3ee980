import type { Product } from '../../../schemas/domain/product.ts'
import type { Placing } from '../place-order.ts'
import type { Quote, QuoteLine } from '../quote.ts'

const product = {
  ...{ id: '310101', code: 'P310101', productName: '帆船出海', productSubtitle: '两小时', productType: 31 },
  ...{ storeId: '10020', companyId: '560', productImageInfos: [{ url: '/tc-fostay/media/bay-1', alt: '帆船' }] },
} as unknown as Product

/** A line of a day that has `capacity` of it. */
export const fakeLine = (itemId: string, capacity: number, more: Partial<QuoteLine> = {}): QuoteLine => {
  const line = { itemId, copies: 1, listFen: 20_000, unitFen: 18_000, ...more }
  const needs = [{ itemId, day: '2026-11-25', copies: line.copies, capacity }]
  return {
    ...{ name: '成人票', resourceType: 64, inventoryType: 'D', childNames: [], needs },
    ...{ usingStartDate: '2026-11-25', usingEndDate: '2026-11-25' },
    ...line,
  }
}

export const fakeQuote = (lines: readonly QuoteLine[], more: Partial<Quote> = {}): Quote => ({
  ...{ product, lines, isInstant: true },
  ...more,
})

/** Somebody orders it. */
export const placingOf = (
  memberId: string,
  tempOrderId: string,
  quote: Quote,
  more: Partial<Placing> = {},
): Placing => ({
  ...{ memberId, tempOrderId, quote, kind: 'play' },
  filled: { contact: { name: '林小满', phone: '13800000000' }, passengers: [], remark: '' },
  ...more,
})
