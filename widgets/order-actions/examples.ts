import type { Example } from '../../src/kit/widget.ts'
import type { OrderActionsProps } from './props.schema.ts'

const none: OrderActionsProps['actions'] = {
  ...{ pay: false, cancel: false, refund: false, refundList: false },
  ...{ invoiceApply: false, invoiceProgress: false, appointment: false },
}

export const examples: readonly Example<OrderActionsProps>[] = [
  { name: '待支付', props: { actions: { ...none, pay: true, cancel: true } } },
  {
    name: '全部',
    props: {
      actions: {
        ...none,
        refund: true,
        refundList: true,
        invoiceApply: true,
        invoiceProgress: true,
        appointment: true,
        commentWrite: true,
      },
      ...{ canBook: true, canAgain: true, campText: '营地入口' },
    },
  },
  { name: '没有要预约的', props: { actions: { ...none, appointment: true, refund: true }, canBook: false } },
  { name: '点评过', props: { actions: { ...none, commentDetail: true } } },
  { name: '什么也不能做', props: { actions: none } },
  { name: '很长的文字', props: { actions: { ...none, refund: true }, campText: '营地入口和行前说明'.repeat(4) } },
]
