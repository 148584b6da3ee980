import { ticketChoicesSchema } from '../../src/kit/ticket-choices-schema.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { migrations } from './migrations.ts'
import { ticketBarProps, type TicketBarProps } from './props.schema.ts'

const orderSchema = {
  type: 'object',
  properties: {
    productId: { type: 'string', names: 'product', title: '产品' },
    date: { type: 'string', title: '哪一天', description: '不指定日期的是空的。' },
    session: { type: 'string', title: '场次', description: '不分场次的是空的。' },
    choices: ticketChoicesSchema,
  },
  required: ['productId', 'date', 'session', 'choices'],
  additionalProperties: false,
} as const

export const ticketBar = {
  code: 'ticket-bar',
  category: 'products',
  title: '门票购买栏',
  description: '留在屏幕最下面：选了几张、合计（点开看明细）和预订按钮。它不占地方，放在哪儿都行。',
  props: ticketBarProps,
  defaults,
  migrations,
  events: {
    buy: { title: '点了预订', payload: orderSchema },
  },
  height: 1,
  floats: true,
  load: () => import('./ticket-bar.tsx'),
} as const satisfies Widget<TicketBarProps>
