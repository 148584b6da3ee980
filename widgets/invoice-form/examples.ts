import type { Example } from '../../src/kit/widget.ts'
import type { InvoiceFormProps } from './props.schema.ts'

const company = {
  titleType: 'company',
  title: '海口长风贸易有限公司',
  taxNumber: '91460100MA5TAB12X3',
  email: 'gu@example.com',
} as const

export const examples: readonly Example<InvoiceFormProps>[] = [
  { name: '空的', props: { orderNo: '90000311', amount: 953.8 } },
  { name: '企业', props: { orderNo: '90000311', amount: 953.8, status: 1, before: company } },
  {
    name: '没通过',
    props: {
      orderNo: '1',
      amount: 1,
      result: { status: 'refused', code: 'x', message: '发票信息有误，请检查后重新提交' },
    },
  },
  { name: '提交中', props: { orderNo: '1', amount: 1, before: company, result: { status: 'busy' } } },
  { name: '不能开', props: { orderNo: '90000301', amount: 0, status: 0 } },
  {
    name: '很长的文字',
    props: { orderNo: '9'.repeat(30), amount: 1_234_567.89, before: { ...company, title: '海'.repeat(60) } },
  },
]
