import type { FastifyInstance } from 'fastify'
import type { Cart, CartKind, DeviceLine } from '../../../schemas/domain/cart.ts'
import {
  addLine,
  changeQuantity,
  type CartLine,
  chooseLines,
  lineId,
  mergeLines,
  removeLines,
} from '../../../src/domain/cart/cart-lines.ts'
import { keepCartChoice } from '../../cart/cart-choice.ts'
import { type CartChange, changeCart, changeCartOnce, countCart, readCart } from '../../cart/cart-store.ts'
import { cartView, cartViewer, linesOfDevice } from '../../cart/cart-view.ts'
import type { ShelfDeps } from '../../cart/shelf.ts'
import { shelves } from '../../cart/shelves.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { CallViewer } from '../../plugins/viewer.ts'
import type { MallDeps } from '../mall-deps.ts'

/** The carts of members and visitors (B2.9, A5). A visitor's is a value that travels with the call: the device keeps it. */
export function cartRoutes(app: FastifyInstance, deps: MallDeps): void {
  changeRoutes(app, deps)
  contractRoute(app, 'cartList', async ({ body: { reqDtos }, viewer }) => {
    const cart = cartOf(deps, reqDtos, viewer)
    return cart.shown(await cart.read())
  })
  contractRoute(app, 'cartCount', async ({ query: { kind }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return { count: await countCart(deps.db, { memberId: viewer.memberId, kind }) }
  })
  contractRoute(app, 'cartMerge', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { kind, key, lines } = reqDtos
    const cart = cartOf(deps, { kind }, viewer)
    const device = linesOfDevice(lines)
    const own = await cart.read()
    const offers = await cart.offers([...own, ...device])
    const limitsOf = (goods: Pick<CartLine, 'productId' | 'skuId'>) => {
      const offer = offers.get(lineId(goods))
      return offer?.gone ? undefined : offer?.limits
    }
    const owner = { memberId: viewer.memberId, kind, key }
    const merge = (before: readonly CartLine[]) => mergeLines(before, device, limitsOf)
    // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- without it the compiler expects that it may be refused
    return cart.shown(await changeCartOnce<never>(deps.db, owner, merge, deps.ports.clock.now()))
  })
  contractRoute(app, 'cartCheckout', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { kind, ids } = reqDtos
    const { memberId } = viewer
    const kept = await keepCartChoice(deps, { memberId, kind, ids })
    return typeof kept === 'string' ? refuse(kept) : kept
  })
}

function changeRoutes(app: FastifyInstance, deps: MallDeps): void {
  contractRoute(app, 'cartAdd', async ({ body: { reqDtos }, viewer }) => {
    const { productId, skuId = '', quantity, key } = reqDtos
    const cart = cartOf(deps, reqDtos, viewer)
    const goods = await cart.shelf.skuOf(cart.deps, productId, skuId)
    if (typeof goods === 'string') return refuse(goods)
    const offer = (await cart.offers([goods])).get(lineId(goods))
    if (!offer) return refuse('not-found')
    const { gone, price, points, limits } = offer
    if (gone) return refuse(gone === 'sold-out' || gone === 'sku-gone' ? 'sku-out' : gone)
    const after = await cart.change((lines) => addLine(lines, { ...goods, quantity, price, points, limits }), key)
    return typeof after === 'string' ? refuse(after) : cart.shown(after)
  })
  contractRoute(app, 'cartChange', async ({ body: { reqDtos }, viewer }) => {
    const { id, quantity } = reqDtos
    const cart = cartOf(deps, reqDtos, viewer)
    const line = (await cart.read()).find((one) => lineId(one) === id)
    const limits = line && (await cart.offers([line])).get(id)?.limits
    if (!limits) return refuse('not-found')
    const after = await cart.change((lines) => changeQuantity(lines, id, quantity, limits))
    return typeof after === 'string' ? refuse(after) : cart.shown(after)
  })
  contractRoute(app, 'cartRemove', async ({ body: { reqDtos }, viewer }) => {
    const cart = cartOf(deps, reqDtos, viewer)
    // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- without it the compiler expects that it may be refused
    return cart.shown(await cart.change<never>((lines) => removeLines(lines, reqDtos.ids)))
  })
  contractRoute(app, 'cartChoose', async ({ body: { reqDtos }, viewer }) => {
    const { ids, isChosen } = reqDtos
    const cart = cartOf(deps, reqDtos, viewer)
    // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- without it the compiler expects that it may be refused
    return cart.shown(await cart.change<never>((lines) => chooseLines(lines, ids, isChosen)))
  })
}

interface Input {
  readonly kind: CartKind
  readonly lines?: readonly DeviceLine[]
}

/** The cart of whoever calls, and what can be done with it. */
function cartOf({ db, ports }: MallDeps, { kind, lines = [] }: Input, viewer: CallViewer | undefined) {
  const owner = viewer && { memberId: viewer.memberId, kind }
  const now = ports.clock.now()
  const deps: ShelfDeps = { db, now, memberId: viewer?.memberId }
  const shelf = shelves[kind]
  const offers = (goods: readonly Pick<CartLine, 'productId' | 'skuId'>[]) => shelf.offers(deps, goods)
  return {
    ...{ deps, shelf, offers },
    read: async (): Promise<readonly CartLine[]> => (owner ? readCart(db, owner) : linesOfDevice(lines)),
    change: async <Refused extends string = never>(
      change: CartChange<Refused>,
      key?: string,
    ): Promise<readonly CartLine[] | Refused> => {
      if (!owner) return change(linesOfDevice(lines))
      return key === undefined ? changeCart(db, owner, change, now) : changeCartOnce(db, { ...owner, key }, change, now)
    },
    shown: async (found: readonly CartLine[]): Promise<Cart> =>
      cartView(found, await offers(found), await cartViewer(deps, kind)),
  }
}
