import { contracts } from '../../schemas/api/contracts.ts'
import type { Contract } from '../../schemas/api/contract.ts'
import type { Purchase } from '../../schemas/domain/purchase.ts'
import type { MemberPrice } from '../../schemas/domain/sale-plan.ts'
import { callShapeOf } from '../../server/ssr/side-call.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { keepRequest } from '../../src/modules/checkout/keep-choice.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore, type PageStore } from '../../src/engine/react/page-store.ts'
import { isGate } from '../later.ts'
import type { Arrival, OpenShop } from './shop-visit.ts'

/**
 * Members of each level that the sandbox sells to; the rate of each is that of its level. The gate asks for one who pays less than a visitor, and
 * leaves what is one price for each of many days to `npm run test:all`.
 */
export const members = isGate ? ['900003'] : ['900000', '900001', '900002', '900003', '900004', '900005', '900006']

/** What a widget is given of a price and of who looks. */
export interface Priced {
  readonly price?: number
  readonly memberPrices?: readonly MemberPrice[]
  readonly level?: number
  readonly vipRate?: number
  readonly isFrom?: boolean
}

/** A page as somebody looks at it. */
export interface Look {
  readonly arrival: Arrival
  readonly store: PageStore
}

/** The page with what only the browser asks for; of a visitor without a member. */
export async function lookAt({ arrive }: Pick<OpenShop, 'arrive'>, address: string, member?: string): Promise<Look> {
  const arrival = await arrive({ address, by: 'a member', route: 'any', ...(member !== undefined && { member }) })
  const { prepared, who } = arrival
  const store = createPageStore(prepared.payload.plan, prepared.payload.sources, who.call, createCaller)
  if (who.login) {
    const { id, phone, levelNew } = who.login.profile
    store.setViewer({ known: true, loggedIn: true, level: levelNew, id, phone })
  }
  await store.reload()
  return { arrival, store }
}

/** What the first widget of these codes is given now. */
export function propsOf({ arrival, store }: Look, ...codes: readonly string[]): unknown {
  for (const block of allBlocks(arrival.prepared.payload)) {
    const state = evaluateBlock(block, store.scope, store.source, store.plan.values)
    if (codes.includes(block.widget) && state.kind === 'ready') return state.props
  }
  throw new Error(`there is no ${codes.join(' or ')}`)
}

/** What its viewer reads of a price, yuan. */
export const readOf = ({ price = NaN, memberPrices, level, vipRate }: Priced): number =>
  priceFor({ level, vipRate }, price, memberPrices).amount

const namesOf = (schema: Contract['body']) => Object.keys(schema?.properties ?? {})

/** A reply of the shop's API to whoever looks. */
export const ask = (arrival: Arrival, contract: Contract, args: Readonly<Record<string, unknown>>) =>
  arrival.who.call(
    { ...callShapeOf(contract), query: namesOf(contract.query), body: namesOf(contract.body) },
    args,
    new AbortController().signal,
  )

/** What the shop charges for a purchase, yuan: kept as the shop's pages keep it, and read as the order's form reads it. */
export async function chargedFor(arrival: Arrival, buy: Purchase): Promise<number> {
  const { endpoint, body } = keepRequest(buy)
  const kept = (await ask(arrival, contracts[endpoint], body)) as {
    readonly message?: string
    readonly shoppingId?: string
    readonly data?: { readonly tempOrderId?: string; readonly id?: string }
  }
  const id = kept.shoppingId ?? kept.data?.tempOrderId ?? kept.data?.id
  if (id === undefined) throw new Error(`${JSON.stringify(body)}: ${kept.message}`)
  const info = await ask(arrival, contracts.shoppingInfo, { id })
  return (info as { data: { priceDetail: { bookPriceTotal: number } } }).data.priceDetail.bookPriceTotal
}
