import type { CartKind } from '../../schemas/domain/cart.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import { keepTempOrder } from '../catalogue/temp-orders.ts'
import type { Orm } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { readCart } from './cart-store.ts'
import { cartView, cartViewer } from './cart-view.ts'
import { shelves } from './shelves.ts'

interface ChoiceDeps {
  readonly db: Orm
  readonly ports: { readonly clock: Clock }
}

interface Wanted {
  readonly memberId: string
  readonly kind: CartKind
  readonly ids: readonly string[]
}

/**
 * Keeps what is bought of a cart, to go on to the form of its order: of one seller, whose order it becomes. The cart is as it was until
 * the order is made, and the points that it takes are the member's until then.
 */
export async function keepCartChoice(
  { db, ports: { clock } }: ChoiceDeps,
  { memberId, kind, ids }: Wanted,
): Promise<{ tempOrderId: string } | 'cart-changed' | 'cart-sellers' | 'points-short'> {
  const now = clock.now()
  const lines = await readCart(db, { memberId, kind })
  const deps = { db, now, memberId }
  const viewer = await cartViewer(deps, kind)
  const found = cartView(lines, await shelves[kind].offers(deps, lines), viewer).sellers.flatMap((seller) =>
    seller.lines.filter(({ id, isChosen }) => isChosen && ids.includes(id)).map((line) => ({ line, seller })),
  )
  const [first] = found
  if (!first || found.length !== new Set(ids).size) return 'cart-changed'
  if (found.some(({ seller }) => seller !== first.seller)) return 'cart-sellers'
  const points = found.reduce((sum, { line }) => sum + (line.points ?? 0) * line.quantity, 0)
  if (points > (viewer.balance ?? 0)) return 'points-short'
  const goods = found.map(({ line: { productId, skuId, quantity } }) => ({ productId, skuId, quantity }))
  const totalFen = found.reduce((sum, { line }) => sum + fenOfYuan(line.price) * line.quantity, 0)
  const { productId } = first.line
  const body = { cart: kind, goods, totalFen }
  const tempOrderId = await keepTempOrder(db, { kind: 'cart', memberId, productId, createdAt: now, body })
  return { tempOrderId }
}
