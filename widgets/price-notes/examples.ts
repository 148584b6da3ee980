import type { Example } from '../../src/kit/widget.ts'
import type { PriceNotesProps } from './props.schema.ts'

export const examples: readonly Example<PriceNotesProps>[] = [
  { name: '最少', props: {} },
  { name: '自己的说明', props: { title: '温馨提示', notes: [{ text: '特价商品，售出后不退不改。' }] } },
  {
    name: '文字很长',
    props: { notes: [{ title: '为什么有两个价格', text: '节假日、周末和平日的价格不同。'.repeat(12) }] },
  },
]
