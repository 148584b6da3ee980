import type { Shipment, ShipmentState } from '../../../schemas/domain/shipment.ts'
import type { Transitions } from './transitions.ts'

/** correct: the merchant told a wrong parcel. receive: the buyer has the goods. */
export type ShipmentEvent = 'correct' | 'receive'

/** From when the merchant hands the goods to a carrier. */
export const shipmentTransitions: Transitions<ShipmentState, ShipmentEvent> = {
  sent: { correct: 'sent', receive: 'received' },
  received: {},
}

/** Days after which goods on their way count as received, whoever forgets to say so; as other malls have it. */
export const RECEIVED_AFTER_DAYS = 10

type Words = Pick<Shipment, 'text' | 'hint'>

/** What a buyer reads of each state. */
export const shipmentWords: Readonly<Record<Shipment['state'], Words>> = {
  waiting: { text: '待发货', hint: '商家正在备货，发货后在这里查看物流' },
  sent: { text: '已发货', hint: `收到商品后请确认收货，发货 ${RECEIVED_AFTER_DAYS} 天后自动确认` },
  received: { text: '已收货', hint: '商品已经收到，祝您使用愉快' },
}
