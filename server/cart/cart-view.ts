import type { Cart, CartKind, DeviceLine, ShownLine } from '../../schemas/domain/cart.ts'
import { type CartLine, lineId, lineProblem, mostOfLine } from '../../src/domain/cart/cart-lines.ts'
import { goneWords, limitNote, priceNote, quantityNote } from '../../src/domain/cart/cart-words.ts'
import { fenOfYuan, yuanOfFen } from '../../src/domain/money.ts'
import { balanceOf } from '../points/ledger.ts'
import { UNPAID_ORDERS } from '../orders/unpaid-order.ts'
import type { CartOffer, ShelfDeps } from './shelf.ts'

/** Where orders that wait for their money are paid or cancelled. */

type Offers = ReadonlyMap<string, CartOffer>

/** Who looks at a cart, and of which mall it is. */
export interface CartViewer {
  readonly kind: CartKind
  readonly isMember: boolean
  /** Points that the member has, where they pay. */
  readonly balance?: number
}

/** Whoever asks, with the points that they have where the mall is paid by them. */
export async function cartViewer({ db, now, memberId }: ShelfDeps, kind: CartKind): Promise<CartViewer> {
  if (kind !== 'points' || memberId === undefined) return { kind, isMember: memberId !== undefined }
  const { balance } = await balanceOf(db, { memberId, kind: 'points' }, now)
  return { kind, isMember: true, balance }
}

/** A cart as it is sold now, by its sellers in the order of what was put in last; what is not sold any more stands apart. */
export function cartView(lines: readonly CartLine[], offers: Offers, viewer: CartViewer): Cart {
  // What is not sold any more takes nothing of a limit away.
  const sold = lines.filter((line) => offers.get(lineId(line))?.gone === undefined && offers.has(lineId(line)))
  const shown = lines.map((line) => shownLine(sold, line, offers.get(lineId(line))))
  const valid = shown.filter(({ isGone }) => !isGone)
  const companies = new Set(valid.map(({ offer }) => offer?.companyId ?? ''))
  const sellers = [...companies].map((companyId) => {
    const its = valid.filter(({ offer }) => offer?.companyId === companyId)
    const own = its.map(({ line }) => line)
    return {
      ...{ companyId, companyName: its[0]?.offer?.companyName ?? '', lines: own, ...chosenOf(own) },
      ...(viewer.kind === 'points' && { points: pointsIn(own) }),
    }
  })
  const all = valid.map(({ line }) => line)
  return {
    ...{ isMember: viewer.isMember, sellers, invalid: shown.filter(({ isGone }) => isGone).map(({ line }) => line) },
    count: all.reduce((sum, { quantity }) => sum + quantity, 0),
    ...chosenOf(all),
    ...(viewer.kind === 'points' && { purse: purseOf(pointsIn(all), viewer.balance) }),
    ...(!viewer.isMember && { lines: lines.map(deviceLine) }),
  }
}

/** What is chosen takes so many points; of a visitor nobody knows what they have. */
const purseOf = (points: number, balance: number | undefined) => ({
  ...{ points, lacking: balance === undefined ? 0 : Math.max(0, points - balance) },
  ...(balance !== undefined && { balance }),
})

const pointsIn = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { isChosen, points = 0, quantity }) => sum + (isChosen ? points * quantity : 0), 0)

function chosenOf(lines: readonly ShownLine[]) {
  const chosen = lines.filter(({ isChosen }) => isChosen)
  const fen = chosen.reduce((sum, { price, quantity }) => sum + fenOfYuan(price) * quantity, 0)
  return { chosen: chosen.reduce((sum, { quantity }) => sum + quantity, 0), total: yuanOfFen(fen) }
}

interface Shown {
  readonly line: ShownLine
  readonly offer: CartOffer | undefined
  readonly isGone: boolean
}

function shownLine(lines: readonly CartLine[], line: CartLine, offer: CartOffer | undefined): Shown {
  if (!offer) return { line: lostLine(line), offer, isGone: true }
  const { limits, gone } = offer
  const { single, total, stock } = limits
  const problem = gone ? undefined : lineProblem(lines, line, limits)
  const note = gone ? goneWords[gone] : problem && quantityNote(problem, limits)
  const changed = gone ? undefined : priceNote(addedOf(line), { points: offer.points, fen: offer.price })
  const canBuy = note === undefined
  const shown: ShownLine = {
    ...namedLine(line, offer),
    ...{ isChosen: line.isChosen && canBuy, canBuy, limits: { single, total, stock } },
    most: gone ? 0 : mostOfLine(lines, line, limits),
    ...(note !== undefined && { note }),
    ...(problem === 'order-unpaid' && { noteTo: UNPAID_ORDERS }),
    ...(total > 0 && limits.bought > 0 && { limitNote: limitNote(limits) }),
    ...(changed !== undefined && { priceNote: changed }),
  }
  return { line: shown, offer, isGone: gone !== undefined }
}

const addedOf = ({ addedPoints, addedPrice }: CartLine) => ({ points: addedPoints, fen: addedPrice })

const namedLine = (line: CartLine, { productName, spec, picture, path, price, points, originalPrice }: CartOffer) => ({
  ...{ id: lineId(line), productId: line.productId, skuId: line.skuId, quantity: line.quantity },
  ...{ productName, spec, picture, path, price: yuanOfFen(price), ...(points > 0 && { points }) },
  ...(originalPrice !== undefined && { originalPrice: yuanOfFen(originalPrice) }),
})

/** The shop knows no such goods any more: only what the cart itself keeps can be said. */
const lostLine = (line: CartLine): ShownLine => ({
  ...{ id: lineId(line), productId: line.productId, skuId: line.skuId, quantity: line.quantity },
  ...{ productName: '商品已下架', spec: '', picture: '', path: '', price: yuanOfFen(line.addedPrice) },
  ...(line.addedPoints > 0 && { points: line.addedPoints }),
  ...{ isChosen: false, canBuy: false, limits: { single: 0, total: 0, stock: 0 }, most: 0 },
  note: goneWords['off-shelf'],
})

const deviceLine = ({ addedPrice, addedPoints, ...line }: CartLine): DeviceLine => ({
  ...{ ...line, addedPrice: yuanOfFen(addedPrice) },
  ...(addedPoints > 0 && { addedPoints }),
})

/** What a device sent, once for each of the goods. */
export function linesOfDevice(lines: readonly DeviceLine[]): CartLine[] {
  const known = new Map(
    lines
      .toReversed()
      .map(({ addedPrice, addedPoints = 0, ...line }) => [
        lineId(line),
        { ...line, addedPoints, addedPrice: fenOfYuan(addedPrice) },
      ]),
  )
  return [...known.values()].toReversed()
}
