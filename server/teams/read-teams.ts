import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Team, TeamInfo } from '../../schemas/domain/team.ts'
import { problems } from '../../schemas/api/problems.ts'
import { groupState, productSale } from '../../src/domain/product/product-sale.ts'
import { teamStanding } from '../../src/domain/team/team-standing.ts'
import { joinObstacle } from '../../src/domain/team/team-rules.ts'
import { cachedProduct } from '../catalogue/products.ts'
import type { Orm } from '../db/open-database.ts'
import { teams, teamSeats } from '../db/schema.ts'
import { type SeatedTeam, teamOf, withSeats } from './team-view.ts'

interface Paged {
  readonly pageNumber: number
  readonly pageSize: number
}

interface TeamPage {
  readonly teams: Team[]
  readonly total: number
}

interface Listed extends Paged {
  readonly productId: string
  readonly activityId?: string | undefined
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/**
 * Teams that anybody may join: forming, paid for by their leader, with a seat left; those that want fewest first. Teams of friends are
 * joined from a share alone (A3 groupMode). @returns undefined for what is no product of a group buy
 */
export async function joinableTeams(
  db: Orm,
  { productId, activityId, now, ...paged }: Listed,
): Promise<TeamPage | undefined> {
  const group = (await cachedProduct(db, productId))?.groupProduct
  if (!group) return undefined
  if (group.groupMode === 2) return { teams: [], total: 0 }
  const wanted = and(
    ...[eq(teams.productId, productId), eq(teams.state, 'forming'), gt(teams.endAt, now)],
    ...[gt(teams.paid, 0), lt(teams.taken, teams.persons)],
    ...(activityId ? [eq(teams.activityId, activityId)] : []),
  )
  const order = [sql`${teams.persons} - ${teams.paid}`, asc(teams.endAt), asc(teams.id)]
  return pageOf(db, wanted, { ...paged, order, memberId: undefined })
}

interface Own extends Paged {
  readonly memberId: string
  readonly productId?: string | undefined
  readonly activityId?: string | undefined
}

/** A member's own teams, the newest first. */
export function myTeams(db: Orm, { memberId, productId, activityId, ...paged }: Own): Promise<TeamPage> {
  const mine = db
    .select({ one: sql`1` })
    .from(teamSeats)
    .where(and(eq(teamSeats.teamId, teams.id), eq(teamSeats.memberId, memberId), isNotNull(teamSeats.paidAt)))
  const wanted = and(
    exists(mine),
    ...(productId ? [eq(teams.productId, productId)] : []),
    ...(activityId ? [eq(teams.activityId, activityId)] : []),
  )
  return pageOf(db, wanted, { ...paged, order: [desc(teams.openedAt), desc(teams.id)], memberId })
}

type Order = ReturnType<typeof asc>

async function pageOf(
  db: Orm,
  wanted: ReturnType<typeof and>,
  { pageNumber, pageSize, order, memberId }: Paged & { order: Order[]; memberId: string | undefined },
): Promise<TeamPage> {
  const [found] = await db.select({ total: count() }).from(teams).where(wanted)
  const rows = await db
    .select()
    .from(teams)
    .where(wanted)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const seated = await withSeats(db, rows)
  return { teams: seated.map((team) => teamOf(team, memberId)), total: found?.total ?? 0 }
}

interface Input {
  readonly teamId?: string | undefined
  readonly orderNo?: string | undefined
}

/** A team by its number, or by that of one of its orders; undefined when there is none. */
export async function readTeam(db: Orm, { teamId, orderNo }: Input): Promise<SeatedTeam | undefined> {
  if (!teamId && !orderNo) return undefined
  const ofOrder = db
    .select({ id: teamSeats.teamId })
    .from(teamSeats)
    .where(eq(teamSeats.orderId, orderNo ?? ''))
  const rows = await db
    .select()
    .from(teams)
    .where(teamId ? eq(teams.id, teamId) : inArray(teams.id, ofOrder))
  const [found] = await withSeats(db, rows)
  return found
}

interface Looked {
  readonly memberId: string | undefined
  readonly isShare: boolean
  /** Who shared it (A6). */
  readonly code: string | undefined
  readonly now: number
}

/** A team, and what who looks at it is to it. One that nobody paid for yet is nobody's but its leader's. */
export function teamInfoOf(found: SeatedTeam, { memberId, isShare, code, now }: Looked): TeamInfo | undefined {
  const { team, product, seats } = found
  const own = memberId === undefined ? undefined : seats.find((seat) => seat.memberId === memberId)
  if (team.paid === 0 && !own) return undefined
  const isMember = own !== undefined && own.paidAt !== null
  const obstacle = joinObstacle({ ...team, isMember: own !== undefined }, now)
  const group = groupState(product, now)
  const shown = teamOf(found, memberId)
  const mine = {
    isLeader: memberId !== undefined && memberId === team.leaderId,
    ...{ isMember, isPaying: own !== undefined && !isMember },
    isShared: isShare || (Boolean(code) && code !== memberId),
    canJoin: obstacle === undefined,
  }
  const standing = teamStanding({
    ...{ teamStatus: shown.teamStatus, ...mine, joinText: obstacle && problems[obstacle].message },
    mayOpen: group?.timeStatus === 1 && group.mayOpen && productSale(product, now).state === 'on',
  })
  return { ...shown, groupType: product.groupProduct.groupType, ...mine, ...standing }
}
