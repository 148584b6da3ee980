import type { ParcelState } from '../../../schemas/domain/refund-parcel.ts'
import type { Transitions } from './transitions.ts'

/** send: the buyer tells the parcel, again when it was told wrongly. close: the refund was decided, with the goods or without them. */
export type ParcelEvent = 'send' | 'close'

export const parcelTransitions: Transitions<ParcelState, ParcelEvent> = {
  asked: { send: 'sent', close: 'closed' },
  sent: { send: 'sent', close: 'closed' },
  closed: {},
}
