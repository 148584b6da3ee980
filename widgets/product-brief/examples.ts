import type { Example } from '../../src/kit/widget.ts'
import type { ProductBriefProps } from './props.schema.ts'

const hotel = { productId: '100101', productType: 1, name: '澜湾岛海景度假酒店' }
const full = {
  ...hotel,
  subtitle: '推窗是海，早餐有椰香粥',
  picture: '/tc-fostay/media/palm-garden-1',
  price: 888,
  original: 1288,
}

export const examples: readonly Example<ProductBriefProps>[] = [
  { name: '最少', props: hotel },
  { name: '全部设置', props: { ...full, isOffShelf: false, text: '去预订' } },
  { name: '已下架', props: { ...full, isOffShelf: true } },
  { name: '不认识的类型', props: { ...full, productType: 99 } },
  {
    name: '很长的文字',
    props: {
      ...full,
      name: full.name.repeat(8),
      subtitle: full.subtitle.repeat(8),
      price: 1_234_567.89,
      original: 2_345_678.9,
    },
  },
]
