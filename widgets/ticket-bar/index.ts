import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { ticketBarProps, type TicketBarProps } from './props.schema.ts'

const payload = (name: string, description: string) =>
  ({
    type: 'object',
    properties: { [name]: { type: 'string', description } },
    required: [name],
    additionalProperties: false,
  }) as const

export const ticketBar = {
  code: 'ticket-bar',
  title: '门票购买栏',
  description: '留在屏幕最下面：选了几张、合计（点开看明细）和预订按钮。它不占地方，放在哪儿都行。',
  props: ticketBarProps,
  defaults,
  events: {
    buy: { title: '点了预订', payload: payload('order', '临时订单的 JSON 文字') },
    refused: { title: '提交没成功', payload: payload('message', '原因') },
  },
  height: 1,
  floats: true,
  load: () => import('./ticket-bar.tsx'),
} as const satisfies Widget<TicketBarProps>
