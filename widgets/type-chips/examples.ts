import type { Example } from '../../src/kit/widget.ts'
import type { TypeChipsProps } from './props.schema.ts'

export const examples: readonly Example<TypeChipsProps>[] = [
  { name: '一个', props: { types: { 门票: 30 } } },
  { name: '全部设置', props: { types: { 玩乐: 31, 门票: 30, 酒店: 1 }, selected: 30, label: '商品分类', max: 2 } },
  {
    name: '很长的文字',
    props: { types: { 带私家泳池的海景度假别墅: 1, 含早餐的古镇枕水客栈: 2, 指定日期的水世界门票: 3 } },
  },
]
