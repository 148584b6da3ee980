import type { TeamState } from './team-state.ts'

/** How long a team may be filled, in ms, where its group buy does not end before. */
const TEAM_TIME = 24 * 60 * 60_000

/** Until when a team that is opened now may be filled. @param ends of its group buy; both epoch ms */
export const teamEnd = (now: number, ends: number): number => Math.min(now + TEAM_TIME, ends)

/** A team as somebody looks at it who may want a seat. */
export interface TeamSeats {
  readonly state: TeamState
  /** Epoch ms. */
  readonly endAt: number
  /** How many make it full. */
  readonly persons: number
  /** Seats that an order has, paid or not yet. */
  readonly taken: number
  readonly paid: number
  /** Who looks has a seat. */
  readonly isMember: boolean
  /** Theirs is not paid yet. */
  readonly isPaying?: boolean
}

export type TeamObstacle = 'team-over' | 'team-full' | 'team-joined'

/**
 * Why somebody can't take a seat; undefined when they can. A team that nobody paid for is nobody's yet: its leader may still go.
 * @param now epoch ms
 */
export function joinObstacle({ state, endAt, persons, taken, paid, isMember }: TeamSeats, now: number) {
  if (isMember) return 'team-joined' satisfies TeamObstacle
  if (state === 'success') return 'team-full' satisfies TeamObstacle
  if (state === 'failed' || endAt <= now || paid === 0) return 'team-over' satisfies TeamObstacle
  return taken >= persons ? ('team-full' satisfies TeamObstacle) : undefined
}

/** How many are still wanted (A3 remainPersons): who has not paid may still go. */
export const remainingPersons = ({ persons, paid }: Pick<TeamSeats, 'persons' | 'paid'>): number =>
  Math.max(0, persons - paid)

/** A4: an order of a team that was handed over says ROG; one that was not says nothing. */
export const PICKED_UP = 'ROG'

interface TeamOrderFacts {
  readonly orderStatus: string
  /** It is handed over by the leader of a community's team. */
  readonly showWriteOff: boolean
  readonly teamStatus: number
}

/** A4: a pickup is confirmed once, of what is handed over, in a team that succeeded. */
export const canPickUp = ({ orderStatus, showWriteOff, teamStatus }: TeamOrderFacts): boolean =>
  orderStatus !== PICKED_UP && showWriteOff && teamStatus === 2

interface OrderListFacts {
  /** 1 open, 2 community. */
  readonly groupType: number
  readonly teamStatus: number
  readonly isLeader: boolean
}

/** A4: the orders of a team are for the leader of a community's team that is not failed, and for nobody else. */
export const mayReadTeamOrders = ({ groupType, teamStatus, isLeader }: OrderListFacts): boolean =>
  isLeader && groupType === 2 && teamStatus !== 3
