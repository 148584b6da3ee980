import type { Product } from '../../schemas/domain/product.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import type { BegunRecord } from './sandbox-content.ts'

/** What 900003 had cut before the shop opened, in yuan, so that a bargain stands in each status (B4); 610907 is bought already. */
const cuts = { 610902: 130, 610903: 34, 610904: 40, 610905: 79, 610906: 88, 610907: 63 } as const
const BOUGHT = '610907'

/** Bargains that are under way on the first day: one member's, which no other sees. */
export function bargainsBegun(productOf: (id: string) => Product): BegunRecord[] {
  return Object.entries(cuts).map(([productId, cut]) => {
    const { bargain } = productOf(productId)
    if (!bargain) throw new Error(`The sandbox cuts a price that is none to cut: ${productId}`)
    return {
      ...{ memberId: '900003', memberName: '顾长风', productId, activityId: bargain.activityId },
      cutFen: fenOfYuan(cut),
      leftFen: fenOfYuan(bargain.leftPrice) - fenOfYuan(cut),
      isBought: productId === BOUGHT,
    }
  })
}
