import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { type CardSeed, component, type ProductById, productCards } from './contents.ts'

/** Ready-made plans of a holiday, by theme (B2.9 vacation/solution): how many days, and what is in it. */
const themes: readonly (readonly [code: string, name: string, cards: readonly CardSeed[]])[] = [
  [
    'SEA',
    '看海的方案',
    [
      ['510101', '5 天', '三家海边酒店 · 自驾用车 · 环岛一圈', '最受欢迎'],
      ['710101', '3 天', '泳池别墅两晚 · 日期以后再定'],
      ['610101', '3 天', '两晚海景房 · 双园门票 · 接送站'],
    ],
  ],
  [
    'FAMILY',
    '带娃的方案',
    [
      ['610101', '3 天', '两晚海景房 · 双园门票 · 接送站', '省心'],
      ['810102', '2 天', '一晚亲子房 · 双园门票 · 小船长体验'],
    ],
  ],
  [
    'SNOW',
    '雪山的方案',
    [
      ['510102', '7 天', '雪山三晚 · 古镇三晚 · 12 人小团陪同'],
      ['610102', '3 天', '两晚木屋 · 教练课 · 含雪具'],
    ],
  ],
  [
    'TOWN',
    '古镇的方案',
    [
      ['810101', '3 天', '两晚临河客栈 · 夜游船 · 茶点'],
      ['510102', '7 天', '雪山三晚 · 古镇三晚 · 12 人小团陪同'],
    ],
  ],
]

export const planComponents = (productOf: ProductById): PageComponent[] =>
  themes.map(([code, name, cards]) =>
    component(`VACATION_PLAN_${code}`, name, '度假方案', productCards(productOf, cards)),
  )
