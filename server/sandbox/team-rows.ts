import type { OrderRecord } from '../../sandbox/content/orders/index.ts'
import type { SandboxContent, TeamRecord } from '../../sandbox/content/sandbox-content.ts'
import type { Queries } from '../db/server-settings.ts'
import * as tables from '../db/schema.ts'

const MINUTE = 60_000

/** Writes the teams that members opened before the shop opened. Those that are there already stay as they are: visitors joined them. */
export async function seedTeams(
  tx: Queries,
  { teams, orders }: Pick<SandboxContent, 'teams' | 'orders'>,
  now: number,
): Promise<void> {
  const seatsOf = ({ teamId }: TeamRecord) => orders.filter(({ seat }) => seat?.teamId === teamId).length
  const rows = teams.map((team) => teamRow(team, seatsOf(team), now))
  if (rows.length > 0) await tx.insert(tables.teams).values(rows).onConflictDoNothing()
}

function teamRow(team: TeamRecord, seats: number, now: number): typeof tables.teams.$inferInsert {
  const { teamId: id, productId, activityId, leaderId, state, persons } = team
  const endAt = now + team.endMinutes * MINUTE
  return {
    ...{ id, productId, activityId, leaderId, state, persons, taken: seats, paid: seats, endAt },
    openedAt: now - team.openedMinutesAgo * MINUTE,
    endedAt: state === 'forming' ? null : endAt,
  }
}

/** The seat of a seeded order. It was paid a minute later; what followed of the team's end is done where that is over. */
export function seatRows(record: OrderRecord, now: number): (typeof tables.teamSeats.$inferInsert)[] {
  const { seat, id: orderId, memberId, minutesAgo, state } = record
  if (!seat) return []
  const { teamId, pickedUpMinutesAgo } = seat
  const takenAt = now - minutesAgo * MINUTE
  const paidAt = takenAt + MINUTE
  return [
    {
      ...{ orderId, teamId, memberId, takenAt, paidAt, settledAt: state === 'paid' ? null : paidAt },
      pickedUpAt: pickedUpMinutesAgo === undefined ? null : now - pickedUpMinutesAgo * MINUTE,
    },
  ]
}
