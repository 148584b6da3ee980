import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type TeamState, teamTransitions } from '../../../src/domain/team/team-state.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'
import { orders } from './orders.ts'

/** Teams of group buys (A3, A4). How many seats are taken is counted here: the row is locked while one is taken, so the last goes once. */
export const teams = pgTable(
  'teams',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    activityId: text('activity_id').notNull(),
    leaderId: text('leader_id').notNull(),
    state: text().$type<TeamState>().notNull(),
    /** How many make it full, as it was when it was opened. */
    persons: integer().notNull(),
    /** Seats that orders have, and those of them that are paid. */
    taken: integer().notNull(),
    paid: integer().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Until when it may be filled. */
    endAt: moment('end_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('teams_product').on(table.productId, table.state, table.endAt),
    index('teams_end').on(table.state, table.endAt),
    notNegative('teams', [table.taken, table.paid]),
    check(
      'teams_seats',
      sql`${table.persons} >= 2 and ${table.paid} <= ${table.taken} and ${table.taken} <= ${table.persons}`,
    ),
    check('teams_full', sql`${table.state} <> 'success' or ${table.paid} = ${table.persons}`),
    oneOfList('teams', table.state, Object.keys(teamTransitions)),
  ],
)

/** A seat of a team, which an order has. It goes with an order that ends unpaid; of a member there is one in a team. */
export const teamSeats = pgTable(
  'team_seats',
  {
    orderId: text('order_id').primaryKey(),
    teamId: text('team_id').notNull(),
    memberId: text('member_id').notNull(),
    takenAt: moment('taken_at').notNull(),
    paidAt: moment('paid_at'),
    /** When what follows of the team's end was done to its order. */
    settledAt: moment('settled_at'),
    /** When the leader handed it over (A4: ROG). */
    pickedUpAt: moment('picked_up_at'),
  },
  (table) => [
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
    foreignKey({ columns: [table.teamId], foreignColumns: [teams.id] }),
    unique('team_seats_one_each').on(table.teamId, table.memberId),
    index('team_seats_member').on(table.memberId, table.takenAt),
    index('team_seats_unsettled')
      .on(table.teamId)
      .where(sql`${table.settledAt} is null`),
    check('team_seats_settled', sql`${table.settledAt} is null or ${table.paidAt} is not null`),
    check('team_seats_picked_up', sql`${table.pickedUpAt} is null or ${table.settledAt} is not null`),
  ],
)
