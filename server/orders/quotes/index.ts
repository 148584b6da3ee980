import type { TempOrder } from '../../catalogue/temp-orders.ts'
import { quoteHotel } from './quote-hotel.ts'
import { quoteItems } from './quote-items.ts'
import { quoteProduct } from './quote-product.ts'
import { quoteTicket } from './quote-ticket.ts'
import type { Quoting } from './quoting.ts'

/** How what was chosen on each kind of page is reckoned. */
export const quotings: Readonly<Record<TempOrder['kind'], Quoting>> = {
  combo: quoteItems,
  hotel: quoteHotel,
  play: quoteItems,
  product: quoteProduct,
  ticket: quoteTicket,
}
