import { and, eq, lte } from 'drizzle-orm'
import { mayBecome } from '../../src/domain/service/reservation-state.ts'
import { MISSED_AFTER, OPENS_BEFORE } from '../../src/domain/service/timetable.ts'
import { claimRows } from '../db/claim-rows.ts'
import type { Orm } from '../db/open-database.ts'
import { serviceReservations } from '../db/schema.ts'
import { moveReservations } from './reservation-status.ts'
import { tellReservations } from './tell-reservations.ts'

export type UseProblem = 'code-unknown' | 'service-ended' | 'service-early'

/** Somebody shows their code where the service begins. One code lets in once, whoever scans it at the same time. */
export async function admitReservation(db: Orm, code: string, now: number): Promise<UseProblem | undefined> {
  const byCode = eq(serviceReservations.code, code)
  const [row] = await db.select().from(serviceReservations).where(byCode)
  if (!row) return 'code-unknown'
  if (now < row.startsAt - OPENS_BEFORE && mayBecome('use').includes(row.state)) return 'service-early'
  const [used] = await moveReservations(db, 'use', byCode, { endedAt: now })
  return used ? undefined : 'service-ended'
}

/** How many are looked at in one round. */
const ROUND = 500

/**
 * Those who did not come are told so half an hour after it began, all that there are. A reservation that somebody changes at the moment
 * waits for the next round, and two instances share the work.
 * @param now epoch ms of the shop's clock @returns how many
 */
export async function missReservations(db: Orm, now: number): Promise<number> {
  const { state, startsAt } = serviceReservations
  const where = and(eq(state, 'reserved'), lte(startsAt, now - MISSED_AFTER))
  const due = claimRows(db, serviceReservations, { where, by: startsAt, most: ROUND })
  let missed = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const rows = await moveReservations(tx, 'miss', due, { endedAt: now })
      await tellReservations(tx, rows, 'service-missed', now)
      return rows.length
    })
    missed += count
    if (count < ROUND) return missed
  }
}
