import type { Example } from '../../src/kit/widget.ts'
import type { DetailTabsProps } from './props.schema.ts'

const introduction = {
  title: '简介',
  sections: [
    {
      text: '傍晚五点第一条船靠岸，渔获称重上冰，客人自己挑。\n\n双人餐含烤扇贝、花蟹、两尾时令鱼和一锅椰子鸡，沙滩上有人弹尤克里里。',
    },
  ],
}
const notes = {
  title: '须知',
  sections: [
    { title: '使用方式', text: '怎么用：到店出示券码，建议提前电话留位\n\n有效期：购买后 60 天' },
    { title: '贴心提示', text: '海鲜过敏者请提前告知，可换等值菜品。' },
  ],
}

export const examples: readonly Example<DetailTabsProps>[] = [
  { name: '一个标签', props: { tabs: [introduction] } },
  { name: '两个标签', props: { tabs: [introduction, notes] } },
  {
    name: '五个标签，一个没有内容',
    props: {
      tabs: [
        { ...introduction, title: '介绍' },
        { title: '行程', sections: [] },
        notes,
        { title: '费用', sections: [{ title: '费用包含', text: '门票、午餐和往返接驳。' }] },
        { title: '退改', sections: [{ text: '未使用随时可退。' }] },
      ],
    },
  },
  {
    name: '文字很长',
    props: {
      tabs: Array.from({ length: 6 }, (_, at) => ({
        title: `标签标签标签${at + 1}`,
        sections: [{ title: '很长的小标题'.repeat(6), text: '一段说明。'.repeat(80) }],
      })),
    },
  },
]
