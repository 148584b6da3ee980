import type { Buyer } from '../../../src/domain/product/member-price.ts'
import type { TempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Quote, QuoteProblem } from '../quote.ts'

/** What a quote is reckoned with, and for whom. */
export interface QuoteDeps {
  readonly db: Orm
  readonly clock: Clock
  readonly buyer: Buyer
}

/** Reckons what was chosen of a kind (quoteOf). */
export type Quoting<Kind extends TempOrder['kind']> = (
  deps: QuoteDeps,
  order: TempOrder<Kind>,
) => Promise<Quote | QuoteProblem | string>
