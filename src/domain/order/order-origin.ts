import { ORIGIN_MOST, type OrderOrigin, orderOriginSchema } from '../../../schemas/domain/order-origin.ts'

type Query = Readonly<Record<string, string | undefined>>

/** What an address may say of where a purchase comes from (A2, A6, B2.6). */
export const originNames = Object.keys(orderOriginSchema.properties) as readonly (keyof OrderOrigin)[]

/** What an address says of it. A word that is empty or too long is nobody's: it is left out, and stops no purchase. */
export function originIn(query: Query): OrderOrigin {
  const isKept = (word: string | undefined) => word !== undefined && word !== '' && word.length <= ORIGIN_MOST
  return Object.fromEntries(originNames.filter((name) => isKept(query[name])).map((name) => [name, query[name]]))
}

/** A shop address that says so too; what it says itself stands. */
export function withOrigin(to: string, origin: OrderOrigin): string {
  const [path = '', written = ''] = to.split('?', 2)
  const query = new URLSearchParams(written)
  const more = Object.entries(origin).filter(([name]) => !query.has(name))
  const text = [written, new URLSearchParams(more).toString()].filter((part) => part !== '').join('&')
  return text === '' ? path : `${path}?${text}`
}

/** The flash sale that a purchase comes from by its address (B2.6: isActivity, seckillActivityId); undefined: none. */
export const seckillOf = ({ isActivity, seckillActivityId }: OrderOrigin): string | undefined =>
  isActivity === '1' || isActivity === 'true' ? seckillActivityId : undefined
