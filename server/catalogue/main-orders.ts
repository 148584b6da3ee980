import type { MainOrder } from '../../schemas/domain/main-order.ts'
import { isDate } from '../../src/domain/dates.ts'

/** A main order as a link names it (B2.3 query). */
export interface MainOrderLink {
  readonly mainOrderId: string
  readonly departureDate?: string
  readonly mainOrderUseNum?: string
  readonly adults?: string
  readonly childs?: string
}

/** Who stays by a link that does not say so: two adults, as in a hotel (A9). */
const ADULTS = 2

/** The stay that a link names. The link itself says who stays: a stay's order puts it there. */
export function mainOrderOf({ mainOrderId, departureDate, mainOrderUseNum, adults, childs }: MainOrderLink): MainOrder {
  return {
    mainOrderId,
    departureDate: isDate(departureDate) ? departureDate : '',
    mainOrderUseNum: whole(mainOrderUseNum, 0),
    mainOrderAdults: whole(adults, ADULTS),
    mainOrderChilds: whole(childs, 0),
  }
}

const whole = (text: string | undefined, instead: number): number =>
  text && /^\d+$/.test(text) ? Number(text) : instead
