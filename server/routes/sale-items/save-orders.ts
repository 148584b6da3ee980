import type { FastifyInstance } from 'fastify'
import { choicePrice } from '../../../src/domain/choice-price.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { choiceObstacle, type ChosenItem, mainOrderObstacle, saleObstacle } from '../../../src/domain/order-obstacle.ts'
import { itemDay, memberPricesAt } from '../../../src/domain/ticket-days.ts'
import { mainOrderOf } from '../../catalogue/main-orders.ts'
import { type ItemsProduct, readItemsProduct, takenOf, todayOf } from '../../catalogue/sale-items.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Clock } from '../../ports/clock.ts'
import { buyerOf } from '../../session/accounts.ts'

/** What a member chose of a combo or a play, kept to be ordered (B7); everything that the page decided is decided once more. */
export function saveOrderRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'saveOrder', async ({ body: { reqDtos }, viewer }) => {
    const { productId, departureDate: date, choices, mainOrderId, ...link } = reqDtos
    if (!viewer) return refuse('not-logged-in')
    const product = await readItemsProduct(db, productId)
    if (!product) return refuse('not-found')
    const mainOrder = mainOrderId ? mainOrderOf({ ...link, mainOrderId, departureDate: date }) : undefined
    const chosen = await chosenItems({ db, product, date, clock }, choices)
    const obstacle =
      obstacleOf(product, chosen, { date, clock }) ??
      mainOrderObstacle(product.mainOrder !== undefined, mainOrder, chosen ?? [])
    if (!chosen || obstacle) return { responseCode: '1', message: obstacle ?? '' }
    const cost = await costOf(db, viewer.memberId, chosen)
    const order = { date, choices: choicesOf(chosen), activityCode: reqDtos.activityCode, mainOrder, ...cost }
    return kept(await keepTempOrder(db, { kind: 'combo', ...orderOf(product, viewer.memberId, clock), body: order }))
  })
  contractRoute(app, 'savePlayOrder', async ({ body: { reqDtos }, viewer }) => {
    const { id, productId, useCopies, useDate: date = '', activityCode } = reqDtos
    if (!viewer) return refuse('not-logged-in')
    const product = await readItemsProduct(db, id)
    if (!product) return refuse('not-found')
    const chosen = await chosenItems({ db, product, date, clock }, [{ productId, useCopies }])
    const obstacle = obstacleOf(product, chosen, { date, clock })
    if (!chosen || obstacle) return { responseCode: '1', message: obstacle ?? '' }
    const order = {
      date,
      choices: choicesOf(chosen),
      activityCode,
      ...(await costOf(db, viewer.memberId, chosen)),
    }
    return kept(await keepTempOrder(db, { kind: 'play', ...orderOf(product, viewer.memberId, clock), body: order }))
  })
}

const kept = (shoppingId: string) => ({ responseCode: '0', shoppingId })

const orderOf = ({ id }: ItemsProduct, memberId: string, clock: Clock) => ({
  productId: id,
  memberId,
  createdAt: clock.now(),
})

const choicesOf = (chosen: readonly ChosenItem[]) =>
  chosen
    .filter(({ copies }) => copies > 0)
    .map(({ item, copies }) => ({ productId: item.productId, useCopies: copies }))

interface Asked {
  readonly db: Orm
  readonly product: ItemsProduct
  readonly date: string
  readonly clock: Clock
}

type Choice = { readonly productId: string; readonly useCopies: number }

/** Each chosen item once, on its day; undefined when one isn't sold here. What has no date is sold as of today. */
async function chosenItems(
  { db, product, date, clock }: Asked,
  choices: readonly Choice[],
): Promise<ChosenItem[] | undefined> {
  const copies = new Map<string, number>()
  for (const { productId, useCopies } of choices) copies.set(productId, (copies.get(productId) ?? 0) + useCopies)
  const items = product.saleItems.filter(({ productId }) => copies.has(productId))
  if (items.length < copies.size) return undefined
  const taken = await takenOf(db, items, date, date)
  const today = todayOf(clock)
  return items.map((item) => ({
    item,
    copies: copies.get(item.productId) ?? 0,
    day: itemDay(item, item.priceInventoryMode === 'T' ? today : date, taken),
  }))
}

function obstacleOf(
  product: ItemsProduct,
  chosen: readonly ChosenItem[] | undefined,
  { date, clock }: Pick<Asked, 'date' | 'clock'>,
): string | undefined {
  return saleObstacle(product, clock.now()) ?? choiceObstacle(date, todayOf(clock), chosen ?? [])
}

/** What the choice costs the member, reckoned as the page does. */
async function costOf(db: Orm, memberId: string, chosen: readonly ChosenItem[]) {
  const priced = chosen.map(({ item, copies, day }) => {
    const unitPrice = yuanOfFen(day?.priceFen ?? 0)
    return { unitPrice, memberPrices: memberPricesAt(unitPrice, item), copies }
  })
  return choicePrice(priced, await buyerOf(db, memberId))
}
