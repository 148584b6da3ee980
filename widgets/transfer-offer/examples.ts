import type { Example } from '../../src/kit/widget.ts'
import type { TransferOfferProps } from './props.schema.ts'

const offer: TransferOfferProps['offer'] = {
  kind: 'coupon',
  name: '满减券',
  note: '2026.11.20-2026.12.20',
  giver: '苏**',
  until: '2026-11-23T12:00:00',
  state: 'open',
}

export const examples: readonly Example<TransferOfferProps>[] = [
  { name: '可以领', props: { offer } },
  { name: '正在领', props: { offer, result: { status: 'busy', code: '', message: '' } } },
  {
    name: '已经有一张',
    props: { offer, result: { status: 'refused', code: 'coupon-received', message: '您已经领过这张券了' } },
  },
  { name: '自己送出的', props: { offer: { ...offer, state: 'own' } } },
  { name: '我领到的', props: { offer: { ...offer, state: 'mine', to: '/coupon-use?couponId=9001' } } },
  { name: '被别人领了', props: { offer: { ...offer, state: 'taken' } } },
  {
    name: '过期的券码，名字很长',
    props: {
      offer: {
        ...offer,
        kind: 'code',
        state: 'over',
        name: '澜湾岛珊瑚礁浮潜与白沙湾日落帆船出海双人套票（成人）',
        note: '澜湾岛珊瑚礁浮潜 · 2026-12-20 前有效',
      },
    },
  },
]
