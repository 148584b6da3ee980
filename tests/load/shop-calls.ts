import { SANDBOX_PAYMENT_SECRET } from '../../server/ports/payment-sandbox.ts'
import { signedHeaders } from '../../server/ports/payment-signature.ts'

/** A member at the door of a shop whose server or database may go any moment: each call either got its answer or throws. */
export interface Caller {
  readonly origin: string
  readonly token: string
  /** Each buyer comes from an address of their own: the shop limits the calls of one. */
  readonly address: string
  /** Epoch ms by which the payment company signs what it says: as the shop's clock goes. */
  readonly now: () => number
}

type Fields = Readonly<Record<string, unknown>>

/** The shop answered, and said no. */
export class Refused extends Error {
  /** Of HTTP. */
  readonly status: number
  /** As a shopper reads it. */
  readonly why: string

  constructor(what: string, status: number, answer: unknown) {
    super(`${what}: ${status} ${JSON.stringify(answer)}`)
    this.name = 'Refused'
    this.status = status
    this.why = String((answer as Fields | null)?.['message'])
  }
}

/** How long a call's reply is waited for (A8), in ms. */
const LONGEST_WAIT = 30_000

/** Asks, and has an answer. @throws when none came, or the shop says that it has none now */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT) })
  if (reply.status === 503) throw new Error(`${url} is not there for the moment`)
  return reply
}

export async function logIn(origin: string, memberId: string): Promise<string> {
  const body = new URLSearchParams({ memberId })
  const reply = await ask(`${origin}/sandbox/login`, { method: 'POST', body, redirect: 'manual' })
  const token = new URL(reply.headers.get('location') ?? '', origin).searchParams.get('token')
  if (!token) throw new Refused('login', reply.status, await reply.text())
  return token
}

/** Moves the shop's clock by one of the moves of its page, or back to the machine's. */
export async function moveClock(origin: string, move: 'hour' | 'back'): Promise<void> {
  const body = new URLSearchParams(move === 'back' ? { time: '' } : { move })
  const reply = await ask(`${origin}/sandbox/clock`, { method: 'POST', body, redirect: 'manual' })
  if (reply.status !== 303) throw new Refused('clock', reply.status, await reply.text())
}

export async function call({ origin, token, address }: Caller, path: string, body?: Fields): Promise<Fields> {
  const reply = await ask(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await reply.json()) as Fields
  const code = answer['responseCode']
  const isWell = reply.ok && answer['hasError'] !== true && (code === undefined || code === '0')
  if (!isWell) throw new Refused(path, reply.status, answer)
  return answer
}

export const dataOf = (answer: Fields): Fields => (answer['data'] ?? {}) as Fields

/** Two copies of a play on a day. @param productId which of its items */
export async function choose(caller: Caller, useDate: string, productId = '3101011'): Promise<string> {
  const choice = { id: '310101', productId, useDate, useCopies: 2 }
  return String((await call(caller, '/online/order/temporder/play/create', { reqDtos: choice }))['shoppingId'])
}

/** Of a group buy, whose teams are three people. */
const DINNER = { productId: '650201', packageId: '6502011', skuId: '65020111' }

/** A seat of the team that wants fewest, else of one that is opened with it (A4). */
export async function chooseSeat(caller: Caller): Promise<string> {
  const { productId } = DINNER
  const list = dataOf(
    await call(caller, '/online/cms-api/activity/getTeamList', { productId, pageNumber: 1, pageSize: 1 }),
  )
  return seatOf(caller, (list['teams'] as Fields[])[0]?.['teamId'])
}

/** A seat of a team; without one, of one that is opened with it. */
export async function seatOf(caller: Caller, teamId?: unknown): Promise<string> {
  const reqDtos = { ...DINNER, quantity: 1, isGroup: true, ...(teamId !== undefined && { teamId }) }
  return String(dataOf(await call(caller, '/online/order/temporder/product/create', { reqDtos }))['tempOrderId'])
}

/** Begins a bargain, or gives the one that the caller began (B4). @returns its id */
export async function launchBargain(caller: Caller): Promise<string> {
  const bargain = { activityId: '901', activityProductId: '9011' }
  return String((await call(caller, '/online/cms-api/activity/cut/launch', bargain))['cutTeamId'])
}

/** Helps a friend's bargain (B4). @returns yuan that were cut */
export async function helpFriend(caller: Caller, cutTeamId: string): Promise<number> {
  return Number(dataOf(await call(caller, '/online/cms-api/activity/cut/help', { cutTeamId }))['cutPrice'])
}

export async function priceOf(caller: Caller, shoppingId: string, usePoints: boolean): Promise<number> {
  const query = usePoints ? '?usePoints=1' : ''
  const { priceDetail } = dataOf(await call(caller, `/online/order/shoppingInfo/${shoppingId}${query}`))
  return Number((priceDetail as Fields)['bookPriceTotal'])
}

export async function book(
  caller: Caller,
  { shoppingId, price, usePoints }: { shoppingId: string; price: number; usePoints: boolean },
): Promise<string> {
  const contacts = { name: '林小满', phone: '13800000000' }
  const reqDtos = { shoppingId, bookPriceTotal: price, contacts, usePoints }
  return String(dataOf(await call(caller, '/online/order/booking', { reqDtos }))['orderId'])
}

export async function beginPaying(caller: Caller, orderNo: string): Promise<string> {
  return String(dataOf(await call(caller, '/online/payment/queryToken', { orderNo }))['payId'])
}

/** The payment company's signed notice. Answered with 200, it is written down. */
export async function notify({ origin, now }: Pick<Caller, 'origin' | 'now'>, notice: Fields): Promise<void> {
  const body = JSON.stringify({ type: 'payment', isPaid: true, ...notice })
  const headers = signedHeaders(body, { secret: SANDBOX_PAYMENT_SECRET, now: now() })
  const reply = await ask(`${origin}/online/payment/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  if (!reply.ok) throw new Refused('notice', reply.status, await reply.text())
}

export async function firstLine(caller: Caller, orderId: string): Promise<string> {
  const detail = dataOf(await call(caller, '/online/order/orderdetail/query', { reqDtos: { orderId } }))
  return String((detail['subOrders'] as Fields[])[0]?.['subOrderId'])
}

export async function applyForRefund(caller: Caller, orderId: string, line: string, requestKey: string) {
  const quantity = [{ subOrderId: line, copies: 1 }]
  const reqDtos = { orderId, requestKey, reason: 2, quantity }
  return String(dataOf(await call(caller, '/online/order/refund/apply', { reqDtos }))['refundId'])
}
