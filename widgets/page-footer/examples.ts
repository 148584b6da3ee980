import type { Example } from '../../src/kit/widget.ts'
import type { PageFooterProps } from './props.schema.ts'

export const examples: readonly Example<PageFooterProps>[] = [
  { name: '只有品牌', props: { brand: '澜途度假' } },
  {
    name: '有承诺',
    props: {
      brand: '澜途度假',
      promise: '每一次抵达，都像回到海边的家',
      points: ['官方直营', '未用随时退', '退款无手续费'],
    },
  },
  {
    name: '很长的文字',
    props: {
      brand: '澜途国际滨海旅游度假区',
      promise: '每一次抵达，都像回到海边的家，我们在清晨的沙滩上等你和你爱的人们一起来',
      points: ['官方直营品质有保障', '未使用的订单随时可退', '退款不收任何手续费'],
    },
  },
]
