import type { Example } from '../../src/kit/widget.ts'
import type { SiteFooterProps } from './props.schema.ts'

const help = { title: '客服和帮助', links: [{ text: '旅行助手', to: '/Assistant' }] }
const rules = {
  title: '规则',
  links: [
    { text: '用户协议', to: '/content/30201' },
    { text: '隐私政策', to: '/content/30202' },
  ],
}

export const examples: readonly Example<SiteFooterProps>[] = [
  { name: '两组链接', props: { brand: '澜途度假', promise: '每一次抵达，都像回到海边的家', groups: [help, rules] } },
  { name: '只有品牌', props: { brand: '澜途度假', groups: [] } },
  {
    name: '很长的文字',
    props: {
      brand: '澜途国际滨海旅游度假区',
      promise: '每一次抵达，都像回到海边的家，我们在清晨的沙滩上等你和你爱的人们一起来',
      groups: [
        help,
        rules,
        { title: '公司和合作伙伴们', links: [{ text: '到达指南和停车场的位置', to: '/stationCityInfo' }] },
      ],
    },
  },
]
