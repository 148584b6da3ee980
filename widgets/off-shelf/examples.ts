import type { Example } from '../../src/kit/widget.ts'
import type { OffShelfProps } from './props.schema.ts'

export const examples: readonly Example<OffShelfProps>[] = [
  { name: '最少', props: {} },
  { name: '自己的话', props: { text: '这场演出已经结束', hint: '谢谢来过的每一个人', button: '回去看看' } },
  {
    name: '文字很长',
    props: {
      text: '您正在看的这个商品已经从货架上取下来了，暂时不能购买',
      hint: '同一家店还有别的商品可以选。'.repeat(4),
    },
  },
]
