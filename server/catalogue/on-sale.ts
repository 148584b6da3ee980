import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import { products } from '../db/schema.ts'

const { buyableFrom, buyableUntil, teamsFrom, teamsUntil } = products

/**
 * What can be bought at a time, as lists that recommend something show it: on the shelf, begun, not over, and not sold out; an activity that it
 * is sold by has begun and is not over.
 * @param now Beijing time, as sale dates are written
 */
export function isOnSale(now: string): SQL | undefined {
  const moment = shopTimeToEpoch(now) ?? 0
  const hasTeams = and(lte(teamsFrom, moment), gt(teamsUntil, moment))
  return and(lte(buyableFrom, now), gt(buyableUntil, now), or(isNull(teamsFrom), hasTeams))
}
