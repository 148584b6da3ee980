import type { Buyer } from '../../../src/domain/member-price.ts'
import type { TempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Quote } from '../quote.ts'

export interface QuoteDeps {
  readonly db: Orm
  readonly clock: Clock
  readonly buyer: Buyer
}

/**
 * Reckons what was chosen anew, as it is sold now. A text says in the buyer's words why it can't be sold any more; 'gone': what was chosen
 * is not there, and has to be chosen again (B8 8440001).
 */
export type Quoting = (deps: QuoteDeps, order: TempOrder) => Promise<Quote | string>
