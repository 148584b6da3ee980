import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm'
import { canPay } from '../../src/domain/order/order-state.ts'
import { claimRows } from '../db/claim-rows.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { type orders, teams, teamSeats } from '../db/schema.ts'
import { writeMessage } from '../messages/write-message.ts'
import { dropOrder } from '../orders/end-order.ts'
import { freeCopies, lockLines } from '../orders/line-copies.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { returnCoupon } from '../orders/order-coupons.ts'
import { confirmIn } from '../orders/take-payment.ts'
import { returnWhole } from '../orders/write-refund.ts'
import { moveTeams } from './team-status.ts'

/** How many teams or seats one statement takes: nobody waits long for it. */
const ROUND = 100

/** What the buyer reads of it: 拍错/不想去了/无法出行 (B9). */
const WHY = { reason: 2, description: '没有拼成，全额退回' }

/**
 * One round: teams whose time is over without being full fail, and what follows of a team's end is done to each of its orders. Several
 * instances may do it at once, and whatever dies in between is done by the next: each order is settled once, under its lock.
 * @param now epoch ms of the shop's clock @param onError an order that fails does not keep others from theirs
 * @returns whether stock became free
 */
export async function teamRound(db: Orm, now: number, onError: (error: unknown) => void): Promise<boolean> {
  await endTeams(db, now)
  let isFreed = false
  for (;;) {
    const due = await unsettled(db)
    let settled = 0
    for (const orderId of due)
      await settleSeat(db, orderId, now).then(
        (done) => {
          settled += 1
          isFreed ||= done === 'freed'
        },
        (error: unknown) => onError(error),
      )
    if (due.length < ROUND || settled === 0) return isFreed
  }
}

/** Ends one team whose time is over: whoever sees it run out learns at once what became of it. @returns whether it ended now */
export async function expireTeam(db: Orm, teamId: string, now: number): Promise<boolean> {
  const ended = await moveTeams(db, 'expire', [eq(teams.id, teamId), lte(teams.endAt, now)], { endedAt: now })
  for (const orderId of ended.length > 0 ? await unsettledOf(db, teamId) : []) await settleSeat(db, orderId, now)
  return ended.length > 0
}

/** Those whose time is over fail; so do those that nobody is in any more, since whoever opened them did not pay. */
async function endTeams(db: Orm, now: number): Promise<void> {
  await moveTeams(db, 'abandon', [dueOf(db, eq(teams.taken, 0))], { endedAt: now })
  for (;;) {
    const ended = await moveTeams(db, 'expire', [dueOf(db, lte(teams.endAt, now))], { endedAt: now })
    if (ended.length < ROUND) return
  }
}

const dueOf = (db: Orm, which: ReturnType<typeof eq>) =>
  claimRows(db, teams, { where: and(eq(teams.state, 'forming'), which), by: teams.id, most: ROUND })

/** Orders of teams that are over, to which nothing was done yet. */
async function unsettled(db: Orm): Promise<string[]> {
  const rows = await db
    .select({ orderId: teamSeats.orderId })
    .from(teamSeats)
    .innerJoin(teams, eq(teams.id, teamSeats.teamId))
    .where(and(isNull(teamSeats.settledAt), ne(teams.state, 'forming')))
    .orderBy(asc(teamSeats.takenAt))
    .limit(ROUND)
  return rows.map(({ orderId }) => orderId)
}

/** Orders of one team, where that is over, to which nothing was done yet. */
async function unsettledOf(db: Orm, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: teamSeats.orderId })
    .from(teamSeats)
    .innerJoin(teams, eq(teams.id, teamSeats.teamId))
    .where(and(eq(teams.id, teamId), isNull(teamSeats.settledAt), ne(teams.state, 'forming')))
    .orderBy(asc(teamSeats.takenAt))
  return rows.map(({ orderId }) => orderId)
}

/** Settles the orders of the team of an order, where that is over: whoever pays for the last seat sees at once what became of it. */
export async function settleTeamOf(db: Orm, orderId: string, now: number): Promise<void> {
  const [seat] = await db.select({ teamId: teamSeats.teamId }).from(teamSeats).where(eq(teamSeats.orderId, orderId))
  for (const each of seat ? await unsettledOf(db, seat.teamId) : []) await settleSeat(db, each, now)
}

/** Confirms an order of a team that succeeded; ends an unpaid one of a team that failed, and gives a paid one back whole. */
const settleSeat = (db: Orm, orderId: string, now: number): Promise<'confirmed' | 'freed' | 'nothing'> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const seat = order && (await lockSeat(tx, orderId))
    if (!seat || seat.settledAt !== null || seat.state === 'forming') return 'nothing'
    if (canPay(order)) {
      await dropOrder(tx, order, now)
      return 'freed'
    }
    if (seat.state === 'success') {
      if (order.body.isInstant) await confirmIn(tx, orderId)
    } else await giveBack(tx, order, now)
    await tx.update(teamSeats).set({ settledAt: now }).where(eq(teamSeats.orderId, orderId))
    await tellSettled(tx, order, seat, now)
    return seat.state === 'success' ? 'confirmed' : 'freed'
  })

type Seat = NonNullable<Awaited<ReturnType<typeof lockSeat>>>

/** The buyer learns what became of the team. */
const tellSettled = (tx: Queries, order: typeof orders.$inferSelect, { teamId, state }: Seat, now: number) =>
  writeMessage(
    tx,
    {
      ...{ memberId: order.memberId, event: state === 'success' ? 'team-success' : 'team-failed', reference: order.id },
      places: { product: order.body.productName, team: `/spell?teamId=${teamId}` },
    },
    now,
  )

async function lockSeat(tx: Queries, orderId: string) {
  const [seat] = await tx
    .select({ teamId: teams.id, settledAt: teamSeats.settledAt, state: teams.state })
    .from(teamSeats)
    .innerJoin(teams, eq(teams.id, teamSeats.teamId))
    .where(eq(teamSeats.orderId, orderId))
    .for('update', { of: teamSeats })
  return seat
}

async function giveBack(tx: Queries, order: { id: string; memberId: string }, now: number): Promise<void> {
  const copies = (await lockLines(tx, order.id)).flatMap(freeCopies)
  const codes = copies.flatMap((copy) => copy.codes)
  await returnCoupon(tx, order.id, { isOwed: true })
  if (codes.length > 0) await returnWhole(tx, order, { codes, quantity: copies.length, why: WHY, now })
}
