import { roomChoiceSchema, roomOfferSchema } from '../../schemas/domain/hotel-offer.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { roomListProps, type RoomListProps } from './props.schema.ts'

const choiceEvent = (title: string) =>
  ({
    title,
    payload: {
      type: 'object',
      properties: { choice: { ...roomChoiceSchema, title: '选的价格方案', description: '核价和临时订单的参数。' } },
      required: ['choice'],
      additionalProperties: false,
    },
  }) as const

export const roomList = {
  code: 'room-list',
  category: 'products',
  title: '房型列表',
  description: '一家酒店在选的日子里的房型和价格方案，可以预订；会员看到会员价。总价变了会先问，没有可订的会说明。',
  props: roomListProps,
  defaults,
  migrations,
  events: {
    book: choiceEvent('点了预订'),
    accept: choiceEvent('总价变了，点了继续预订'),
    reselect: plainEvent('总价变了，要重选'),
    detail: {
      title: '点了一个房型',
      payload: {
        type: 'object',
        properties: { room: roomOfferSchema },
        required: ['room'],
        additionalProperties: false,
      },
    },
    change: plainEvent('要改日期、间数或人数'),
    login: plainEvent('没登录的人点了 查看会员优惠价'),
  },
  height: 920,
  load: () => import('./room-list.tsx'),
} as const satisfies Widget<RoomListProps>
