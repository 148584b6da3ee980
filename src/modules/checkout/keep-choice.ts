import type { FromSchema } from 'json-schema-to-ts'
import type { ContractName } from '../../../schemas/api/contracts.ts'
import type { hotelTempOrderCreate } from '../../../schemas/api/hotel-temp-order-create.ts'
import type { productTempOrderCreate } from '../../../schemas/api/product-temp-order-create.ts'
import type { saveOrder } from '../../../schemas/api/save-order.ts'
import type { savePlayOrder } from '../../../schemas/api/save-play-order.ts'
import type { ticketTempOrderCreate } from '../../../schemas/api/ticket-temp-order-create.ts'
import type { Purchase, PurchaseOf } from '../../../schemas/domain/purchase.ts'
import { ticketOrderText } from '../../domain/ticket/ticket-order.ts'

interface BodyOf {
  readonly productTempOrderCreate: FromSchema<typeof productTempOrderCreate.body>
  readonly savePlayOrder: FromSchema<typeof savePlayOrder.body>
  readonly saveOrder: FromSchema<typeof saveOrder.body>
  readonly ticketTempOrderCreate: FromSchema<typeof ticketTempOrderCreate.body>
  readonly hotelTempOrderCreate: FromSchema<typeof hotelTempOrderCreate.body>
}

type Request = {
  readonly [Name in keyof BodyOf]: { readonly endpoint: Name & ContractName; readonly body: BodyOf[Name] }
}[keyof BodyOf]

/** Which endpoint keeps a purchase to order with (A7, B7), and the purchase in that endpoint's own words. What is empty is not sent. */
export function keepRequest(buy: Purchase): Request {
  switch (buy.kind) {
    case 'goods':
    case 'hotel-package':
    case 'retail':
      return { endpoint: 'productTempOrderCreate', body: { reqDtos: productChoice(buy) } }
    case 'play':
      return { endpoint: 'savePlayOrder', body: { reqDtos: playChoice(buy) } }
    case 'combo':
    case 'vacation':
    case 'presale':
      return { endpoint: 'saveOrder', body: { reqDtos: comboChoice(buy) } }
    case 'ticket':
      return { endpoint: 'ticketTempOrderCreate', body: { reqDtos: ticketChoice(buy) } }
    case 'room':
      return { endpoint: 'hotelTempOrderCreate', body: { reqDtos: buy.room } }
  }
}

/** Of goods, hotel packages and retail each some. */
type SoldFacts = Omit<PurchaseOf<'goods'>, 'kind'>

function productChoice(buy: SoldFacts): BodyOf['productTempOrderCreate']['reqDtos'] {
  const { product, sku, quantity, group, team, activity } = buy
  return {
    productId: product,
    ...(buy.package && { packageId: buy.package }),
    ...(sku && { skuId: sku }),
    ...(quantity !== undefined && { quantity }),
    ...(group && { isGroup: true, ...(team && { teamId: team }) }),
    ...(activity && { activityCode: activity }),
  }
}

const playChoice = ({ product, item, date, quantity, activity }: PurchaseOf<'play'>) => ({
  ...{ id: product, productId: item, useCopies: quantity },
  ...(date && { useDate: date }),
  ...(activity && { activityCode: activity }),
})

/** Of vacations and presales each some. */
type ComboFacts = Omit<PurchaseOf<'combo'>, 'kind'>

function comboChoice({ product, date, choices, activity, mainOrder }: ComboFacts): BodyOf['saveOrder']['reqDtos'] {
  return {
    ...{ productId: product, departureDate: date },
    choices: choices.map(({ id, quantity }) => ({ productId: id, useCopies: quantity })),
    ...(activity && { activityCode: activity }),
    ...(mainOrder && { mainOrderId: mainOrder }),
  }
}

/** A flex ticket has no day, a ticket without sessions no session. */
const ticketChoice = ({ product, date, session, choices }: PurchaseOf<'ticket'>) =>
  ticketOrderText(
    product,
    { ...(date && { saleDate: date }), ...(session && { sessionId: session }) },
    Object.fromEntries(choices.map(({ id, quantity }) => [id, quantity])),
  )
