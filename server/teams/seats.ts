import { and, eq, isNull, sql } from 'drizzle-orm'
import { joinObstacle, type TeamObstacle } from '../../src/domain/team/team-rules.ts'
import type { Queries } from '../db/server-settings.ts'
import { type orders, teams, teamSeats } from '../db/schema.ts'
import { newTeamId } from '../orders/order-ids.ts'
import type { SeatWish } from '../orders/quote.ts'
import { readTeamSeats } from './read-seats.ts'
import { moveTeams } from './team-status.ts'

/** Somebody was faster: nothing of the order may be kept. */
export class SeatTaken extends Error {
  readonly obstacle: TeamObstacle

  constructor(obstacle: TeamObstacle) {
    super(`no seat: ${obstacle}`)
    this.obstacle = obstacle
  }
}

type Order = Pick<typeof orders.$inferSelect, 'id' | 'memberId' | 'productId' | 'createdAt'>

/**
 * Takes the seat of an order that was just made. The team's row is locked from here to the end of the transaction, so that each sees the
 * seats that were taken before. @throws SeatTaken
 */
export async function takeSeat(tx: Queries, order: Order, { teamId, ...wish }: SeatWish): Promise<void> {
  const id = teamId ?? (await openTeam(tx, order, wish))
  if (teamId !== undefined) await takeSeatOf(tx, order, teamId)
  await tx
    .insert(teamSeats)
    .values({ orderId: order.id, teamId: id, memberId: order.memberId, takenAt: order.createdAt })
}

async function openTeam(tx: Queries, order: Order, { activityId, persons, endAt }: Omit<SeatWish, 'teamId'>) {
  const id = newTeamId()
  const of = { productId: order.productId, activityId, leaderId: order.memberId, openedAt: order.createdAt }
  await tx.insert(teams).values({ id, ...of, state: 'forming', persons, taken: 1, paid: 0, endAt })
  return id
}

async function takeSeatOf(tx: Queries, { memberId, productId, createdAt }: Order, teamId: string): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
  const seats = await readTeamSeats(tx, { teamId, productId, memberId })
  const obstacle = seats ? joinObstacle(seats, createdAt) : 'team-over'
  if (obstacle) throw new SeatTaken(obstacle)
  await tx
    .update(teams)
    .set({ taken: sql`${teams.taken} + 1` })
    .where(eq(teams.id, teamId))
}

/** The seat of an order is paid; the last one fills its team. @returns whether it has one */
export async function paySeat(tx: Queries, orderId: string, now: number): Promise<boolean> {
  const mine = and(eq(teamSeats.orderId, orderId), isNull(teamSeats.paidAt))
  const [seat] = await tx.update(teamSeats).set({ paidAt: now }).where(mine).returning()
  if (!seat) return false
  const ofSeat = eq(teams.id, seat.teamId)
  await tx
    .update(teams)
    .set({ paid: sql`${teams.paid} + 1` })
    .where(ofSeat)
  await moveTeams(tx, 'fill', [ofSeat, sql`${teams.paid} = ${teams.persons}`], { endedAt: now })
  return true
}

/** Of orders: theirs is no team that is still to be filled, or that failed. */
export const isOfNoOpenTeam = sql`not exists (
  select 1 from team_seats s join teams t on t.id = s.team_id where s.order_id = orders.id and t.state <> 'success')`
