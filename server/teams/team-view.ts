import { asc, eq, inArray } from 'drizzle-orm'
import type { Product } from '../../schemas/domain/product.ts'
import type { Team } from '../../schemas/domain/team.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { maskedName } from '../members/masks.ts'
import { remainingPersons } from '../../src/domain/team/team-rules.ts'
import { teamShare } from '../../src/domain/team/team-share.ts'
import { teamStatusOf, teamWords } from '../../src/domain/team/team-state.ts'
import { cachedProduct } from '../catalogue/products.ts'
import type { Orm } from '../db/open-database.ts'
import { members, teams, teamSeats } from '../db/schema.ts'

export type TeamRow = typeof teams.$inferSelect
export type SeatRow = typeof teamSeats.$inferSelect

/** A seat with whom it is. */
interface Seated extends SeatRow {
  readonly nickName: string
  readonly iconUrl: string
}

export interface SeatedTeam {
  readonly team: TeamRow
  readonly product: Product & Required<Pick<Product, 'groupProduct' | 'productActivity'>>
  /** Paid or not, in the order in which they were taken; the leader's first. */
  readonly seats: readonly Seated[]
}

/** Teams with their people and products; without those whose product is none of a group buy any more. */
export async function withSeats(db: Orm, rows: readonly TeamRow[]): Promise<SeatedTeam[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .select({ seat: teamSeats, body: members.body, phone: members.phone })
    .from(teamSeats)
    .leftJoin(members, eq(members.id, teamSeats.memberId))
    .where(inArray(teamSeats.teamId, ids))
    .orderBy(asc(teamSeats.takenAt), asc(teamSeats.orderId))
  const found: SeatedTeam[] = []
  for (const team of rows) {
    const product = await cachedProduct(db, team.productId)
    const { groupProduct, productActivity } = product ?? {}
    if (!product || !groupProduct || !productActivity) continue
    const own = seats.filter(({ seat }) => seat.teamId === team.id).map(seated)
    const leader = own.filter(({ memberId }) => memberId === team.leaderId)
    const others = own.filter(({ memberId }) => memberId !== team.leaderId)
    found.push({ team, product: { ...product, groupProduct, productActivity }, seats: [...leader, ...others] })
  }
  return found
}

interface Found {
  readonly seat: SeatRow
  readonly body: { readonly namech: string; readonly iconurl: string } | null
  readonly phone: string | null
}

const seated = ({ seat, body, phone }: Found): Seated => ({
  ...seat,
  ...{ nickName: nickName(body?.namech ?? '', phone ?? ''), iconUrl: body?.iconurl ?? '' },
})

/** Strangers read each other's names here: a surname, or the end of a phone number, and no more. */
const nickName = (name: string, phone: string): string => maskedName(name) || `会员${phone.slice(-4)}`

/** A team as who looks at it sees it (A3). @param memberId undefined: a visitor */
export function teamOf({ team, product, seats }: SeatedTeam, memberId: string | undefined): Team {
  const { groupProduct: group, productActivity: activity } = product
  const own = memberId === undefined ? undefined : seats.find((seat) => seat.memberId === memberId)
  const paid = seats.filter(({ paidAt }) => paidAt !== null)
  return {
    ...{ id: team.id, teamId: team.id, activityId: team.activityId, activityCode: activity.activityCode },
    ...{ productId: product.id, ...(own && { orderNo: own.orderId }) },
    ...{ teamStatus: teamStatusOf[team.state], teamStatusDesc: teamWords[team.state] },
    ...{ numberOfPerson: team.persons, remainPersons: remainingPersons(team), paidNumber: team.paid },
    endTime: shopClock(team.endAt),
    teamPersonList: paid.map(({ memberId: userId, iconUrl, nickName: name }) => ({ userId, iconUrl, nickName: name })),
    ...teamShare({ ...team, productName: product.productName, groupPrice: group.groupPrice }),
    ...{ sharePhoto: group.viewPhoto, friendFlag: group.groupMode === 2, productType: group.productType },
  }
}
