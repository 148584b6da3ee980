import type { Example } from '../../src/kit/widget.ts'
import type { TransferListProps } from './props.schema.ts'

type Transfer = NonNullable<TransferListProps['transfers']>[number]

const sent: Transfer = {
  transferId: 't1',
  kind: 'coupon',
  name: '心意礼券',
  note: '2026.11.20-2026.12.20',
  state: 'given',
  stateText: '等待领取',
  time: '2026-11-20T12:00:00',
  until: '2026-11-23T12:00:00',
  token: 'abc',
}

const got: Transfer = {
  transferId: 't4',
  kind: 'coupon',
  name: '玩乐满减券',
  note: '',
  state: 'taken',
  stateText: '已领取',
  time: '2026-11-20T12:00:00',
  to: '/coupon-use?couponId=9012',
}

export const examples: readonly Example<TransferListProps>[] = [
  { name: '什么也没有', props: {} },
  {
    name: '可以转赠的',
    props: {
      title: '选一个转赠',
      choices: [
        { kind: 'code', id: 'c1', name: '成人票', note: '白沙湾日落帆船出海 · 2026-12-20 前有效' },
        {
          kind: 'code',
          id: 'c2',
          name: '澜湾岛珊瑚礁浮潜与白沙湾日落帆船出海双人套票（成人，含接送）',
          note: '',
          obstacle: '实名的券码只能本人使用',
        },
      ],
    },
  },
  {
    name: '送出的',
    props: {
      title: '我送出的',
      transfers: [
        sent,
        {
          transferId: 't2',
          kind: 'code',
          name: '成人票',
          note: '',
          state: 'taken',
          stateText: '已被领取',
          time: '2026-11-19T09:00:00',
        },
        {
          transferId: 't3',
          kind: 'coupon',
          name: '满减券',
          note: '',
          state: 'expired',
          stateText: '超时退回',
          time: '2026-11-10T09:00:00',
        },
      ],
    },
  },
  {
    name: '收到的',
    props: {
      transfers: [got],
    },
  },
  { name: '正在办', props: { transfers: [sent], isBusy: true } },
]
