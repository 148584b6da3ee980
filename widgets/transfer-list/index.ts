import { transferKinds } from '../../schemas/domain/transfer.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { transferListProps, type TransferListProps } from './props.schema.ts'

const text = (title: string) => ({ type: 'string', title }) as const

export const transferList = {
  code: 'transfer-list',
  category: 'orders',
  title: '转赠的清单',
  description: '可以转赠的（每样一个转赠），或送出、收到的：等待领取的可以再发链接、可以撤回，收到的点了去看。',
  props: transferListProps,
  events: {
    give: {
      title: '点了转赠',
      payload: {
        type: 'object',
        properties: {
          kind: {
            enum: transferKinds,
            enumDescriptions: ['优惠券', '券码'],
            title: '送的是什么',
            $comment: 'coupon 优惠券 code 券码。',
          },
          id: text('优惠券或券码编号'),
          name: text('名字'),
        },
        required: ['kind', 'id', 'name'],
        additionalProperties: false,
      },
    },
    share: {
      title: '点了发给朋友',
      payload: {
        type: 'object',
        properties: { token: text('领取链接里的口令'), name: text('名字') },
        required: ['token', 'name'],
        additionalProperties: false,
      },
    },
    withdraw: {
      title: '点了撤回',
      payload: {
        type: 'object',
        properties: { transferId: text('转赠编号') },
        required: ['transferId'],
        additionalProperties: false,
      },
    },
  },
  height: 240,
  emptyWhen: ['choices', 'transfers'],
  load: () => import('./transfer-list.tsx'),
} as const satisfies Widget<TransferListProps>
