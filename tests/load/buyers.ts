import { setTimeout as wait } from 'node:timers/promises'
import { bargain, type Bargaining } from './bargaining.ts'
import { newPurchase, type Purchase, step, type Way } from './purchase.ts'
import { type Caller, logIn, Refused } from './shop-calls.ts'

/** Who buys, each at their own pace. */
const BUYERS = ['900001', '900002', '900003', '900004', '900005', '900006', '900011', '900012'] as const

const MOST_REFUSALS = 2000

/** ms before a buyer who got no answer, or has to log in anew, tries again. */
const PAUSE = 100

/** What all buyers did, over several openings of the shop. */
export interface Load {
  readonly tokens: Map<string, string>
  /** What each buyer is at. */
  readonly open: Map<string, Purchase | Bargaining>
  readonly all: Purchase[]
  readonly bargains: Bargaining[]
  /** Answers that no buyer may ever get: the shop's own mistakes. */
  readonly wrong: string[]
  repeated: number
  refused: number
}

export const newLoad = (): Load => ({
  ...{ tokens: new Map(), open: new Map(), all: [], bargains: [], wrong: [] },
  ...{ repeated: 0, refused: 0 },
})

/** The door at which the buyers stand. */
export interface Door {
  /** The instance that is asked next. */
  readonly origin: () => string
  /** Epoch ms by which the payment company signs. */
  readonly now: () => number
  readonly isOpen: () => boolean
  readonly acknowledge: (origin: string) => void
  /** No answer came. */
  readonly miss: () => void
}

/** Lets everybody buy until the door closes. What is not answered is done again, the same. */
export const letBuy = (load: Load, door: Door): Promise<unknown> =>
  Promise.all(BUYERS.map((member, at) => buy({ member, address: `10.0.0.${at + 1}` }, load, door)))

interface Buyer {
  readonly member: string
  readonly address: string
}

async function buy(buyer: Buyer, load: Load, door: Door): Promise<void> {
  while (door.isOpen()) {
    try {
      await buyOn(buyer, load, door)
    } catch (error) {
      if (error instanceof Refused) await refuse(error, buyer, load)
      else await miss(load, door)
    }
  }
}

async function buyOn({ member, address }: Buyer, load: Load, door: Door): Promise<void> {
  const origin = door.origin()
  const token = load.tokens.get(member) ?? (await logIn(origin, member))
  load.tokens.set(member, token)
  const caller: Caller = { origin, token, address, now: door.now }
  const deed = load.open.get(member) ?? begin(load, member)
  const isStep = await (deed.way === 'bargain' ? bargain(deed, caller) : step(deed, caller))
  if (isStep) door.acknowledge(origin)
  else load.open.delete(member)
}

async function miss(load: Load, door: Door): Promise<void> {
  load.repeated += 1
  door.miss()
  await wait(PAUSE)
}

/** A day that is sold out: another purchase then. A shop that refuses everything is no load. */
async function refuse(error: Refused, { member }: Buyer, load: Load): Promise<void> {
  if (error.status >= 500) load.wrong.push(error.message)
  if ((load.refused += 1) > MOST_REFUSALS) throw error
  if (error.status !== 401) load.open.delete(member)
  else {
    load.tokens.delete(member)
    await wait(PAUSE)
  }
}

/** One after the other, whoever begins: plays, seats of teams, points and bargains are in play at any moment. */
const WAYS: readonly (Way | 'bargain')[] = ['play', 'team', 'points', 'team', 'bargain']

function begin(load: Load, member: string): Purchase | Bargaining {
  const number = load.all.length + load.bargains.length
  const way = WAYS[number % WAYS.length] ?? 'play'
  const deed = way === 'bargain' ? newBargaining(load, member) : newPurchase(number, way)
  if (deed.way === 'bargain') load.bargains.push(deed)
  else load.all.push(deed)
  load.open.set(member, deed)
  return deed
}

/** A friend's bargain that the member did not help yet. */
function newBargaining({ bargains }: Load, member: string): Bargaining {
  const helped = new Set(bargains.filter((one) => one.member === member).map(({ friends }) => friends))
  const others = bargains.filter((one) => one.member !== member && one.bargainId && !helped.has(one.bargainId))
  const friends = others.at(-1)?.bargainId
  return { way: 'bargain', member, ...(friends && { friends }) }
}

/** What was acknowledged. */
export const counts = ({ all, bargains }: Load) => ({
  seats: all.filter(({ way, isPaid }) => way === 'team' && isPaid).length,
  byPoints: all.filter(({ way, orderId }) => way === 'points' && orderId).length,
  helps: bargains.filter(({ cut }) => cut !== undefined).length,
  orders: all.filter(({ orderId }) => orderId).length,
  payments: all.filter(({ isPaid }) => isPaid).length,
  refunds: all.filter(({ refundId }) => refundId).length,
})

export function acknowledged(load: Load): string {
  const { orders, payments, refunds, seats, byPoints, helps } = counts(load)
  const told = `${orders} orders (${byPoints} with points), ${payments} payments (${seats} of team seats)`
  return `${told}, ${refunds} refunds, ${helps} helps of bargains acknowledged`
}
