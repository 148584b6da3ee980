import type { Product } from '../../schemas/domain/product.ts'
import { beginningOf } from '../../src/domain/goods/bargain.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import { members } from './members.ts'
import type { BargainHelpRecord, BegunRecord } from './sandbox-content.ts'

const [YE, LU, JIANG] = ['900004', '900005', '900006']
const ALL = [YE, LU, JIANG]

/**
 * What 900003 had cut before the shop opened, in yuan, and which friends helped, so that a bargain stands in each status (B4); 610907 is
 * bought already. No friend helps more than three (HELPS_A_DAY).
 */
const cuts: readonly (readonly [productId: string, yuan: number, friends: readonly string[]])[] = [
  ['610902', 130, []],
  ['610903', 34, [LU]],
  ['610904', 40, [JIANG]],
  ['610905', 79, ALL],
  ['610906', 88, [YE]],
  ['610907', 63, ALL],
]
const BOUGHT = '610907'

/** Bargains that are under way on the first day: one member's, which no other sees but by the link that it was shared by. */
export function bargainsBegun(productOf: (id: string) => Product, today: string): BegunRecord[] {
  const helpedOf = new Map<string, number>()
  return cuts.map(([productId, cut, friends]) => {
    const { bargain, productActivity: activity } = productOf(productId)
    if (!bargain) throw new Error(`The sandbox cuts a price that is none to cut: ${productId}`)
    const { fullFen, ownFen, helpers } = beginningOf(bargain)
    const cutFen = fenOfYuan(cut)
    const shares = sharesOf(cutFen - ownFen, friends.length)
    return {
      ...{ memberId: '900003', memberName: '顾长风', productId, activityId: bargain.activityId },
      ...{ fullFen, ownFen, helpers, cutFen, leftFen: fullFen - cutFen },
      ...{ isBought: productId === BOUGHT, isOver: activity !== undefined && activity.endDate < today },
      helps: friends.map((friend, at) => helpOf(friend, shares[at] ?? 0, helpedOf)),
    }
  })
}

/** So many fen in so many parts, the first a little more than the others. */
function sharesOf(fen: number, parts: number): number[] {
  const each = parts === 0 ? 0 : Math.floor((fen * 0.9) / parts)
  return Array.from({ length: parts }, (_, at) => (at === 0 ? fen - each * (parts - 1) : each))
}

function helpOf(memberId: string, cutFen: number, helpedOf: Map<string, number>): BargainHelpRecord {
  const nth = (helpedOf.get(memberId) ?? 0) + 1
  helpedOf.set(memberId, nth)
  const friend = members.find(({ id }) => id === memberId)
  return { memberId, memberName: friend?.namech ?? '', iconUrl: friend?.iconurl ?? '', cutFen, nth }
}
