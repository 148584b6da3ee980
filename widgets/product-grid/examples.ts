import { exampleProducts, longProducts } from '../../src/kit/example-contents.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { ProductGridProps } from './props.schema.ts'

const products = [...exampleProducts]

export const examples: readonly Example<ProductGridProps>[] = [
  { name: '一个商品', props: { items: products.slice(0, 1), endText: '' } },
  { name: '有标题', props: { title: '酒店度假', items: products } },
  { name: '没有商品', props: { items: [] } },
  { name: '很长的文字', props: { title: '这个冬天带上全家去哪儿玩一整天也不累', items: [...longProducts] } },
  {
    name: '很多商品',
    props: { items: [0, 1, 2].flatMap((round) => products.map((item) => ({ ...item, id: `${item.id}-${round}` }))) },
  },
]
