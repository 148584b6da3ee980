import type { Example } from '../../src/kit/widget.ts'
import type { OrderItemsProps } from './props.schema.ts'

const picture = '/tc-fostay/media/bay-1'
const policy = {
  unbookingPolicies: [{ description: '使用日前一天 18:00 前可免费取消，之后不可取消。' }],
  updatePolicies: [{ description: '使用日前两天 18:00 前可改期一次，按新日期的价格补差价。' }],
}

export const examples: readonly Example<OrderItemsProps>[] = [
  {
    name: '一天',
    props: {
      ...{ name: '白沙湾日落帆船出海', subtitle: '双体帆船，九十分钟的金色海面', picture, policy, isInstant: true },
      items: [
        {
          ...{ productId: '1', name: '日落航次 90 分钟', useCount: 2, unitPrice: 311.6, originalPrice: 328 },
          ...{ usingStartDate: '2026-11-25', usingEndDate: '2026-11-25' },
        },
      ],
    },
  },
  {
    name: '住两晚',
    props: {
      ...{ name: '澜湾岛海景度假酒店', picture, policy, isInstant: true, facts: ['2 位成人，1 位儿童（6岁）'] },
      items: [
        {
          ...{
            productId: '1',
            name: '海湾露台大床房 · 含双早 × 1 间',
            useCount: 1,
            unitPrice: 2560,
            originalPrice: 2560,
          },
          ...{ usingStartDate: '2026-11-27', usingEndDate: '2026-11-29' },
        },
      ],
    },
  },
  {
    name: '没有日期，要商家确认，名字很长',
    props: {
      ...{ name: '澜湾岛海景双晚与星屿水世界畅玩三日两晚亲子家庭超值组合套餐（含接送机与全天跟拍）', isInstant: false },
      to: '/productDetail/610101',
      items: [
        { productId: '1', name: '成人份', useCount: 2, unitPrice: 12_998.5, originalPrice: 15_998 },
        { productId: '2', name: '儿童份', useCount: 1, unitPrice: 466, originalPrice: 466 },
      ],
    },
  },
]
