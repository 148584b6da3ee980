import type { Example } from '../../src/kit/widget.ts'
import type { OrderTravellersProps } from './props.schema.ts'

const one = { name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '460101199001010011' }

export const examples: readonly Example<OrderTravellersProps>[] = [
  { name: '只有名字', props: { passengers: [{ name: '顾长风' }] } },
  {
    name: '两位',
    props: {
      title: '出行人',
      passengers: [one, { name: '顾念', firstName: 'NIAN', lastName: 'GU', documentType: 2, documentNo: 'E12345678' }],
    },
  },
  {
    name: '两个证件',
    props: { passengers: [{ ...one, otherDocuments: [{ documentType: 2, documentNo: 'E12345678' }] }] },
  },
  { name: '同名', props: { passengers: [one, one] } },
  { name: '很长的文字', props: { passengers: [{ ...one, name: '长'.repeat(30), documentNo: 'A'.repeat(30) }] } },
]
