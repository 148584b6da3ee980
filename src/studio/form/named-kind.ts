import type { NamedKind } from '../../../schemas/keywords.ts'

export const kindWords: Readonly<Record<NamedKind, string>> = {
  source: '数据来源',
  endpoint: '接口',
  data: '数据',
  state: '页面状态',
  popup: '弹层',
  block: '区块',
  experiment: '实验',
  component: '页面组件',
  page: '页面',
  product: '商品',
  coupon: '优惠券',
  article: '文章',
}
