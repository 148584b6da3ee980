import type { Example } from '../../src/kit/widget.ts'
import type { InvoiceProgressProps } from './props.schema.ts'

const applied = {
  state: 'applied',
  titleType: 'personal',
  title: '顾长风',
  email: 'gu@example.com',
  applyTime: '2026-11-20T08:00:00',
} as const
const firm = { titleType: 'company', title: '海口长风贸易有限公司', taxNumber: '91460100MA5TAB12X3' } as const
const endTime = '2026-11-21T09:30:00'

export const examples: readonly Example<InvoiceProgressProps>[] = [
  { name: '没有申请', props: { orderNo: '90000311' } },
  { name: '开票中', props: { orderNo: '90000334', amount: 1099, invoice: applied } },
  {
    name: '已开票',
    props: {
      orderNo: '90000335',
      amount: 656,
      invoice: { ...applied, ...firm, state: 'issued', number: '26462000000012345678', endTime },
    },
  },
  {
    name: '未通过',
    props: {
      orderNo: '90000337',
      amount: 1299,
      invoice: { ...applied, ...firm, state: 'refused', note: '税号与抬头不符', endTime },
    },
  },
  {
    name: '已红冲',
    props: {
      orderNo: '90000335',
      amount: 328,
      invoice: {
        ...{ ...applied, ...firm, state: 'reversed', number: '26462000000012345678', endTime },
        note: '订单有退款，请按退款后的金额重新申请',
      },
    },
  },
  {
    name: '全额退款',
    props: {
      orderNo: '90000335',
      amount: 0,
      invoice: { ...applied, state: 'refused', note: '订单已全额退款，不再开票', endTime },
    },
  },
  {
    name: '很长的文字',
    props: {
      orderNo: '9'.repeat(30),
      amount: 1_234_567.89,
      invoice: { ...applied, title: '海'.repeat(60), note: '不符'.repeat(30) },
    },
  },
]
