import type { CartKind } from '../../../schemas/domain/cart.ts'
import { pointsText } from '../../domain/points/points-text.ts'

export const ADDED = '已加入购物车'
export const ADDING = '加载中...'
export const NOT_DONE = '没有改成，请重试'
/** Another phone took it out, or the login that it was put in by is over. */
export const NOT_THERE = '这件商品已经不在购物车里'
/** Where an empty cart leads. */
export const malls: Readonly<
  Record<CartKind, { readonly hint: string; readonly action: string; readonly path: string }>
> = {
  retail: { hint: '去看看有什么好物', action: '逛逛好物', path: '/retail/home' },
  points: { hint: '去看看积分能换什么', action: '逛逛积分商城', path: '/retail/goods-market/home' },
}
export const NO_CART = '购物车暂时打不开'
/** [R8] In the words of the order's form. */
export const lackingText = (lacking: number): string => `积分不足，还差 ${pointsText(lacking)}`
export const NOTHING_CHOSEN = '请先选择要结算的商品'
export const removeQuestion = (name: string) => ({
  ...{ title: '删除商品', text: `确定从购物车里删除「${name}」？` },
  ...{ yes: '删除', no: '再想想', danger: true },
})
export const CLEAR_QUESTION = {
  ...{ title: '清空失效商品', text: '这些商品已经不能购买。' },
  ...{ yes: '清空', no: '再想想', danger: true },
}
/** Of what was put into a cart from a page that was left before the answer. */
export const IN_CART: Readonly<Record<CartKind, { readonly button: string; readonly to: string }>> = {
  retail: { button: '去购物车', to: '/retail/shopCar' },
  points: { button: '去购物车', to: '/retail/goods-market/cart' },
}
