import { exampleProducts } from '../../src/kit/example-contents.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { StayCardsProps } from './props.schema.ts'

export const examples: readonly Example<StayCardsProps>[] = [
  { name: '最少', props: { hotels: [{ id: 'a', title: '海湾客栈' }] } },
  {
    name: '带着日期',
    props: {
      title: '澜湾岛的酒店',
      hotels: exampleProducts.slice(0, 3),
      checkInDate: '2026-11-28',
      checkOutDate: '2026-11-30',
    },
  },
  {
    name: '很长的文字',
    props: {
      title: '名字很长的一个度假目的地的全部酒店和度假村',
      hotels: [
        {
          ...exampleProducts[0]!,
          title: '鹿鸣雪山国际滑雪度假区云顶一价全包度假酒店与会议中心'.repeat(2),
          subtitle: '雪票教练三餐全包，四岁起有儿童教练'.repeat(3),
        },
      ],
    },
  },
]
