import type { Example } from '../../src/kit/widget.ts'
import type { RefundFormProps } from './props.schema.ts'

const adult = {
  ...{ subOrderId: '900003111', name: '成人票', useCount: 3, refundable: 2, amounts: [268, 535.5] },
  ...{ usingStartDate: '2026-12-05', usingEndDate: '2026-12-05' },
} as const
const child = { subOrderId: '900003112', name: '儿童票（1.0-1.4 米）', useCount: 1, refundable: 1, amounts: [134] }
const stay = {
  ...{ subOrderId: '900003241', name: '海景大床房 · 含双早 × 2 间', useCount: 1, refundable: 1, amounts: [1976] },
  ...{ usingStartDate: '2026-12-13', usingEndDate: '2026-12-15', freeUntil: '2026-12-12T18:00' },
} as const
const orderId = '90000311'

export const examples: readonly Example<RefundFormProps>[] = [
  { name: '两种', props: { orderId, lines: [adult, child] } },
  { name: '住宿', props: { orderId, lines: [stay], button: '申请退款' } },
  { name: '没有子订单', props: { orderId, lines: [] } },
  { name: '都退完了', props: { orderId, lines: [{ ...adult, refundable: 0, amounts: [] }] } },
  { name: '提交中', props: { orderId, lines: [adult], apply: { status: 'busy' } } },
  {
    name: '提交成功',
    props: { orderId, lines: [adult], apply: { status: 'done', reply: { data: { refundId: '900003111R1' } } } },
  },
  {
    name: '没提交成',
    props: {
      orderId,
      lines: [adult],
      apply: { status: 'refused', code: 'refund-too-many', message: '退款份数超过可退数量，请重新选择' },
    },
  },
]
