import { and, eq, sql } from 'drizzle-orm'
import type { TeamSeats } from '../../src/domain/team/team-rules.ts'
import type { Queries } from '../db/server-settings.ts'
import { teams } from '../db/schema.ts'

interface Input {
  readonly teamId: string
  readonly productId: string
  readonly memberId: string
}

/** How the seats of a team stand for a member; undefined when there is no such team of the product. */
export async function readTeamSeats(
  db: Queries,
  { teamId, productId, memberId }: Input,
): Promise<TeamSeats | undefined> {
  const own = sql`select 1 from team_seats s where s.team_id = ${teams.id} and s.member_id = ${memberId}`
  const [row] = await db
    .select({
      ...{ state: teams.state, endAt: teams.endAt, persons: teams.persons, taken: teams.taken, paid: teams.paid },
      isMember: sql<boolean>`exists (${own})`,
      isPaying: sql<boolean>`exists (${own} and s.paid_at is null)`,
    })
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.productId, productId)))
  return row
}
