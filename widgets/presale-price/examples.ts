import type { Example } from '../../src/kit/widget.ts'
import type { PresalePriceProps } from './props.schema.ts'

const presale: PresalePriceProps = { price: 1999, original: 5360, from: '2026-11-23', until: '2027-05-22' }

export const examples: readonly Example<PresalePriceProps>[] = [
  { name: '在售', props: presale },
  { name: '未开售', props: { ...presale, saleStartDate: '2026-11-24T10:00:00' } },
  { name: '数字很大', props: { ...presale, price: 123456.78, original: 234567.89 } },
]
