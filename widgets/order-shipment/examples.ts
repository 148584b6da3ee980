import type { Example } from '../../src/kit/widget.ts'
import { shipmentWords } from '../../src/domain/order/shipment-state.ts'
import type { OrderShipmentProps } from './props.schema.ts'

const delivery = {
  ...{ name: '顾长风', phone: '13800000003', province: '海南省', city: '三亚市', district: '天涯区' },
  detail: '椰林路 18 号 海风花园 3 栋 1202',
}
const parcel = { company: '顺丰速运', number: 'SF1098765432109', sendTime: '2026-11-20T09:30:00' } as const

export const examples: readonly Example<OrderShipmentProps>[] = [
  { name: '还没有确认', props: { delivery } },
  { name: '待发货', props: { delivery, shipment: { state: 'waiting', ...shipmentWords.waiting, canReceive: false } } },
  {
    name: '已发货',
    props: { delivery, shipment: { state: 'sent', ...shipmentWords.sent, ...parcel, canReceive: true } },
  },
  {
    name: '已收货',
    props: {
      title: '收货和物流',
      delivery,
      shipment: {
        ...{ state: 'received', ...shipmentWords.received, ...parcel, canReceive: false },
        receiveTime: '2026-11-22T18:05:00',
      },
    },
  },
  {
    name: '很长的文字',
    props: {
      delivery: { ...delivery, name: '长'.repeat(20), detail: '很长的地址'.repeat(16) },
      shipment: { state: 'sent', ...shipmentWords.sent, ...parcel, number: 'SF'.repeat(10), canReceive: true },
    },
  },
]
