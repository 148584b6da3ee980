import { eq, inArray } from 'drizzle-orm'
import type { OrderTeam } from '../../schemas/domain/order-team.ts'
import { remainingPersons } from '../../src/domain/team/team-rules.ts'
import { teamStatusOf, teamWords } from '../../src/domain/team/team-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { teams, teamSeats } from '../db/schema.ts'

/** The teams of which several orders have a seat, by the orders' ids, as their buyers see them. */
export async function readOrderTeams(
  db: Queries,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderTeam | undefined> {
  const rows = await db
    .select({ orderId: teamSeats.orderId, paidAt: teamSeats.paidAt, team: teams })
    .from(teamSeats)
    .innerJoin(teams, eq(teams.id, teamSeats.teamId))
    .where(inArray(teamSeats.orderId, [...orderIds]))
  const byOrder = new Map(
    rows.map(({ orderId, paidAt, team }) => [
      orderId,
      {
        ...{ teamId: team.id, teamStatus: teamStatusOf[team.state], teamStatusDesc: teamWords[team.state] },
        ...{ remainPersons: remainingPersons(team), isWaiting: team.state === 'forming' && paidAt !== null },
        path: `/spell?teamId=${team.id}&orderId=${orderId}&productId=${team.productId}`,
      },
    ]),
  )
  return (orderId) => byOrder.get(orderId)
}

/** Whether an order waits for its team: paid, and nobody knows yet whether it succeeds. */
export const isInOpenTeam = async (db: Queries, orderId: string): Promise<boolean> =>
  (await readOrderTeams(db, [orderId]))(orderId)?.isWaiting ?? false
