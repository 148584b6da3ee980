import { exampleProducts, longProducts } from '../../src/kit/example-contents.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { ProductMenuProps } from './props.schema.ts'

const tab = (id: string, title: string, tags?: string[]) => ({
  id,
  title,
  subtitle: `LIST_${id}`,
  customFields: { tags },
})

const tabs = [
  tab('all', '精选', ['亲子', '门票', '玩乐']),
  tab('hotel', '酒店度假', ['亲子']),
  tab('ticket', '景点门票'),
  tab('play', '当地玩乐'),
]
const products = [...exampleProducts]

export const examples: readonly Example<ProductMenuProps>[] = [
  { name: '一个页签', props: { title: '去哪儿玩', tabs: tabs.slice(0, 1), products: products.slice(0, 2) } },
  { name: '四个页签', props: { title: '去哪儿玩', tabs, products, selected: 0, max: 6 } },
  { name: '没有商品', props: { title: '去哪儿玩', tabs, selected: 2, products: [] } },
  {
    name: '很长的文字',
    props: {
      title: '这个冬天，带上全家去哪儿玩一整天',
      tabs: tabs.map((item) => ({ ...item, title: `${item.title}与更多度假灵感` })),
      products: [...longProducts],
    },
  },
  {
    name: '很多页签和商品',
    props: {
      title: '去哪儿玩',
      tabs: [...tabs, ...tabs.map((item) => ({ ...item, id: `${item.id}-2` }))],
      products: [...products, ...products.map((item) => ({ ...item, id: `${item.id}-2` }))],
      selected: 5,
      max: 12,
    },
  },
]
