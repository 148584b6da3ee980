import type { Example } from '../../src/kit/widget.ts'
import type { ProductHeadingProps } from './props.schema.ts'

const full: ProductHeadingProps = {
  name: '澜湾岛沙滩海鲜大餐双人券',
  subtitle: '当天船获，炭火现烤',
  tags: ['即时确认', '会员价'],
  price: 398,
  original: 568,
  isFrom: true,
  score: 4.8,
  reviews: 29,
  sold: 18862,
  place: '澜湾岛',
  memberPrices: [
    { memberLevel: 2, memberLevelName: '银卡会员', discountPercent: 98 },
    { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 },
  ],
}

export const examples: readonly Example<ProductHeadingProps>[] = [
  { name: '最少', props: { name: '澜湾岛晨雾出海旧票' } },
  { name: '访客', props: full },
  {
    name: '有标签',
    props: {
      ...full,
      productLabels: [
        { id: '1', labelId: '11', labelName: '亲子', labelGroupName2: '适合谁', labelCategoryId2: 2 },
        { id: '2', labelId: '12', labelName: '海景', labelGroupName2: '看什么', labelCategoryId2: 2 },
        { id: '3', labelId: '13', labelName: '采购二组', labelCategoryId2: 1 },
      ],
    },
  },
  { name: '金卡会员', props: { ...full, isLoggedIn: true, level: 3 } },
  { name: '没有会员价的会员', props: { ...full, isLoggedIn: true, level: 1 } },
  { name: '仅剩几份', props: { ...full, memberPrices: [], stockText: '仅剩4份' } },
  { name: '所选日期的价格', props: { ...full, price: 498, startPrice: 398, startMemberPrices: full.memberPrices } },
  { name: '积分加钱', props: { ...full, memberPrices: [], price: 168, points: 8_000 } },
  {
    name: '文字很长',
    props: {
      ...full,
      name: '澜途国际滨海旅游度假区月牙湾片区北岸旗舰店沙滩海鲜大餐双人券（含日落帆船巡游与双人早餐）',
      subtitle: '当天船获，炭火现烤，沙滩上有人弹尤克里里，吃完还能看一场烟火'.repeat(2),
      tags: ['即时确认', '会员价', '入选年度海岛美食榜单', '节假日不加价', '可带宠物', '有儿童餐'],
      price: 123456.78,
      original: 234567.89,
      isLoggedIn: true,
      level: 3,
    },
  },
]
