import type { TempOrder } from '../../catalogue/temp-orders.ts'
import type { Quote, QuoteProblem } from '../quote.ts'
import { quoteCart } from './quote-cart.ts'
import { quoteHotel } from './quote-hotel.ts'
import { quoteItems } from './quote-items.ts'
import { quoteProduct } from './quote-product.ts'
import { quoteTicket } from './quote-ticket.ts'
import type { QuoteDeps } from './quoting.ts'

/**
 * Reckons what was chosen anew, as it is sold now. A text says in the buyer's words why it can't be sold any more; 'gone': what was chosen
 * is not there, and has to be chosen again (B8 8440001).
 */
export function quoteOf(deps: QuoteDeps, order: TempOrder): Promise<Quote | QuoteProblem | string> {
  switch (order.kind) {
    case 'hotel':
      return quoteHotel(deps, order)
    case 'ticket':
      return quoteTicket(deps, order)
    case 'product':
      return quoteProduct(deps, order)
    case 'cart':
      return quoteCart(deps, order)
    case 'combo':
    case 'play':
      return quoteItems(deps, order)
  }
}
