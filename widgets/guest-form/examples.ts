import type { Example } from '../../src/kit/widget.ts'
import type { GuestFormProps } from './props.schema.ts'

export const examples: readonly Example<GuestFormProps>[] = [
  { name: '最少', props: {} },
  { name: '一家人', props: { num: '2', adultNum: '2', childNum: '2', childAges: '0,8' } },
  { name: '上限很小', props: { roomLimits: { maxRooms: 2, maxAdults: 3, maxChildren: 1 } } },
  { name: '不能带儿童', props: { roomLimits: { maxRooms: 2, maxAdults: 3, maxChildren: 0 }, button: '确定' } },
]
