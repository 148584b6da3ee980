import type { FastifyInstance } from 'fastify'
import { problems } from '../../../schemas/api/problems.ts'
import { choicePrice } from '../../../src/domain/ticket/choice-price.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { type ChosenItem, isDatedChoice, mainOrderObstacle } from '../../../src/domain/order/order-obstacle.ts'
import { isPresale } from '../../../src/domain/product/presale.ts'
import { memberPricesAt } from '../../../src/domain/ticket/ticket-days.ts'
import { readMainOrder } from '../../catalogue/main-orders.ts'
import { chosenItems, itemsObstacle } from '../../catalogue/chosen-items.ts'
import { type ItemsProduct, readItemsProduct, todayOf } from '../../catalogue/sale-items.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { heldItems, heldPresale } from '../../orders/held-choice.ts'
import { readExchange } from '../../orders/presale-order.ts'
import type { QuoteProblem } from '../../orders/quote.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { Clock } from '../../ports/clock.ts'
import { buyerOf } from '../../session/accounts.ts'

/** What a member chose of a combo or a play, kept to be ordered (B7); everything that the page decided is decided once more. */
export function saveOrderRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'saveOrder', async ({ body: { reqDtos }, viewer }) => {
    const { productId, departureDate: date, choices, mainOrderId } = reqDtos
    if (!viewer) return refuse('not-logged-in')
    const product = await readItemsProduct(db, productId)
    if (!product) return refuse('not-found')
    const named = { orderId: mainOrderId ?? '', memberId: viewer.memberId }
    const isExchange = isPresale(product) && named.orderId !== ''
    const mainOrder =
      mainOrderId && !isExchange
        ? await readMainOrder(db, { memberId: viewer.memberId, mainOrderId, today: todayOf(clock) }, product)
        : undefined
    const asked = { db, product, date, clock }
    const chosen = await chosenItems(asked, choices)
    const day = { date: isDatedChoice(chosen ?? []) ? date : undefined, today: todayOf(clock) }
    const presale = isExchange ? await readExchange(db, product, named, day) : undefined
    const obstacleOf = (items: readonly ChosenItem[]) =>
      itemsObstacle(product, items, { date, clock, isExchange }) ??
      mainOrderObstacle(product.mainOrder !== undefined, mainOrder, date, items) ??
      (typeof presale === 'string' ? problems[presale].message : undefined)
    const obstacle = obstacleOf(chosen ?? [])
    if (obstacle === problems['presale-exchanged'].message)
      return refusedAs(obstacle, await heldPresale(db, { ...named, now: clock.now() }, named.orderId))
    if (!chosen || obstacle) return refusedAs(obstacle, await heldItems(asked, viewer.memberId, choices, obstacleOf))
    const bought = isExchange ? { mainOrderId: named.orderId } : mainOrder
    const cost = await costOf(db, viewer.memberId, chosen)
    const order = { date, choices: choicesOf(chosen), activityCode: reqDtos.activityCode, mainOrder: bought, ...cost }
    return kept(await keepTempOrder(db, { kind: 'combo', ...orderOf(product, viewer.memberId, clock), body: order }))
  })
  contractRoute(app, 'savePlayOrder', async ({ body: { reqDtos }, viewer }) => {
    const { id, productId, useCopies, useDate: date = '', activityCode } = reqDtos
    if (!viewer) return refuse('not-logged-in')
    const product = await readItemsProduct(db, id)
    if (!product) return refuse('not-found')
    const [asked, choices] = [{ db, product, date, clock }, [{ productId, useCopies }]]
    const chosen = await chosenItems(asked, choices)
    const obstacleOf = (items: readonly ChosenItem[]) => itemsObstacle(product, items, { date, clock })
    const obstacle = obstacleOf(chosen ?? [])
    if (!chosen || obstacle) return refusedAs(obstacle, await heldItems(asked, viewer.memberId, choices, obstacleOf))
    const order = {
      date,
      choices: choicesOf(chosen),
      activityCode,
      ...(await costOf(db, viewer.memberId, chosen)),
    }
    return kept(await keepTempOrder(db, { kind: 'play', ...orderOf(product, viewer.memberId, clock), body: order }))
  })
}

const refusedAs = (obstacle = '', held?: QuoteProblem) => ({
  ...{ responseCode: held?.code ?? '1', message: held?.message ?? obstacle },
})

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

/** What the choice costs the member, reckoned as the page does. */
async function costOf(db: Orm, memberId: string, chosen: readonly ChosenItem[]) {
  const priced = chosen.map(({ item, copies, day }) => {
    const unitPrice = yuanOfFen(day?.priceFen ?? 0)
    return { unitPrice, memberPrices: memberPricesAt(unitPrice, item), copies }
  })
  return choicePrice(priced, await buyerOf(db, memberId))
}
