import type { Example } from '../../src/kit/widget.ts'
import type { ProductChoicesProps } from './props.schema.ts'

type Product = ProductChoicesProps['products'][number]

const product = (productId: string, name: string, price: number, over: Partial<Product> = {}): Product => ({
  essentialInfo: { basicInfo: { productId, name } },
  mark: { productId, unitPrice: price, useCopies: 0, minCopies: 0, maxCopies: 10, minBookNum: 0, dailyMarks: [] },
  minPrice: price,
  underLinedPrice: price + 130,
  memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: price - 20, discountPercent: 95 }],
  isSoldOut: false,
  ...over,
})

const products = [
  product('1', '近岸浮潜 60 分钟', 268, { alias: '第一次下水选它' }),
  product('2', '外礁浮潜 120 分钟', 468, { alias: '含快艇往返' }),
  product('3', '夜潜荧光海 90 分钟', 698.5, { alias: '需潜水证', isSoldOut: true }),
]

export const examples: readonly Example<ProductChoicesProps>[] = [
  { name: '只有一个', props: { products: products.slice(0, 1) } },
  { name: '三个，一个售罄', props: { products } },
  { name: '金卡会员', props: { products, level: 3 } },
  { name: '在弹层里', props: { products }, variant: 'sheet' },
  {
    name: '文字很长',
    props: {
      title: '选择浮潜、帆船、冲浪或独木舟的产品',
      products: products.map((one) => ({
        ...one,
        essentialInfo: {
          basicInfo: {
            productId: one.mark.productId,
            name: '外礁浮潜 120 分钟（含快艇往返、教练一对二、精修照片二十张与当日下午茶）',
          },
        },
        alias: '适合会游泳、第一次出海、想看珊瑚和海龟的客人，孕妇不宜',
        minPrice: 128888.88,
        underLinedPrice: 188888.88,
      })),
    },
  },
]
