import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { pointsBalanceProps, type PointsBalanceProps } from './props.schema.ts'

export const pointsBalance = {
  code: 'points-balance',
  category: 'members',
  title: '积分余额',
  description: '会员有多少积分和商家币，多少快到期；没登录的看到登录。',
  props: pointsBalanceProps,
  events: { login: plainEvent('点了登录') },
  height: 148,
  load: () => import('./points-balance.tsx'),
} as const satisfies Widget<PointsBalanceProps>
