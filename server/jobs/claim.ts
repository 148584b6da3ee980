import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { shopClock } from '../../src/domain/dates.ts'
import type { Orm } from '../db/open-database.ts'
import { jobs } from '../db/schema.ts'

/** What is done again and again, by one of all instances on a database. Done twice at once, it does no harm: a lease can run out under it. */
export interface Job {
  readonly name: string
  /** What it does, for whoever runs the server. */
  readonly task: string
  /** ms from the begin of a round to the next. */
  readonly every: number
  readonly run: () => Promise<unknown>
}

/** ms that an instance has a job for, unless it says again that it is at it: when it is gone by then, another one takes the job. */
export const LEASE = 30_000

/** ms after which a round that failed is tried again the first time. */
export const RETRY = 5_000
/** The same at most, of a job that is more frequent. */
const RETRY_AT_MOST = 60_000

/** Twice as late each time, and no later than the job is due by itself, or a minute. */
export const retryAfter = (every: number, failures: number): number =>
  Math.min(Math.max(every, RETRY_AT_MOST), Math.min(every, RETRY) * 2 ** (failures - 1))

/** The clock of all instances. */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`.mapWith(Number)
const after = (ms: number): SQL => sql`${clock} + ${Math.round(ms)}::bigint`

const heldBy = (name: string, holder: string) => and(eq(jobs.name, name), eq(jobs.holder, holder))

/** A moment that is further away than it was ever set is of a clock that was set back since: nobody waits for it. */
const isPast = (moment: typeof jobs.dueAt | typeof jobs.leasedUntil, longest: number) =>
  or(lte(moment, clock), gt(moment, after(longest + LEASE)))

const isFree = or(isNull(jobs.leasedUntil), isPast(jobs.leasedUntil, LEASE))

/** How often it failed since it last went well, for whoever has the job now; else in how many ms it may be had. */
type Claimed = { readonly failures: number; readonly wait?: never } | { readonly wait: number }

/**
 * Takes a job that is due, for one of all who ask.
 * @param holder whoever has it already goes on with it
 */
export async function claim(db: Orm, job: Omit<Job, 'run'>, holder: string): Promise<Claimed> {
  const { name, task, every } = job
  const isDue = and(isPast(jobs.dueAt, Math.max(every, RETRY_AT_MOST)), isFree)
  const isHeld = and(eq(jobs.holder, holder), gt(jobs.leasedUntil, clock))
  const [taken] = await db
    .update(jobs)
    .set({ task, every, holder, leasedUntil: after(LEASE), startedAt: clock })
    .where(and(eq(jobs.name, name), or(isDue, isHeld)))
    .returning({ failures: jobs.failures })
  if (taken) return taken
  const wait = sql`greatest(1, ${jobs.dueAt} - ${clock}, coalesce(${jobs.leasedUntil}, 0) - ${clock})`.mapWith(Number)
  const [known] = await db.select({ wait }).from(jobs).where(eq(jobs.name, name))
  if (known) return known
  // The first round of a database is as late as every other.
  await db
    .insert(jobs)
    .values({ name, task, every, dueAt: after(every) })
    .onConflictDoNothing()
  return { wait: every }
}

/** Says again that whoever has a job is at it. @returns whether it is theirs still */
export const renew = async (db: Orm, name: string, holder: string): Promise<boolean> =>
  (
    await db
      .update(jobs)
      .set({ leasedUntil: after(LEASE) })
      .where(heldBy(name, holder))
      .returning()
  ).length > 0

export interface Round {
  /** ms that it took. */
  readonly took: number
  /** ms from now to the next. */
  readonly next: number
  readonly failures: number
  readonly error: string | undefined
  /** Whoever has it goes on with it. */
  readonly isKept: boolean
}

/** Writes down what came of a round. @returns whether the job is theirs still */
export async function noteRound(db: Orm, name: string, holder: string, round: Round): Promise<boolean> {
  const { took, next, failures, error, isKept } = round
  const rows = await db
    .update(jobs)
    .set({
      ...{ startedAt: after(-took), endedAt: clock, dueAt: after(next), failures },
      leasedUntil: isKept ? after(LEASE) : null,
      // What went wrong last stays to be read.
      ...(error !== undefined && { error }),
    })
    .where(heldBy(name, holder))
    .returning()
  return rows.length > 0
}

/** Gives jobs back before their lease is over. */
export const release = (db: Orm, names: readonly string[], holder: string): Promise<unknown> =>
  db
    .update(jobs)
    .set({ leasedUntil: null })
    .where(and(inArray(jobs.name, [...names]), eq(jobs.holder, holder)))

/** ms that a job is listed which nobody does any more: one of a release of before. */
const LISTED_FOR = 7 * 24 * 3_600_000

export const forgetJobs = (db: Orm): Promise<unknown> =>
  db.delete(jobs).where(and(lte(jobs.dueAt, after(-LISTED_FOR)), isFree))

/** `late`: it is past its time, and nobody has it. */
type JobState = 'waiting' | 'running' | 'failing' | 'late'

/** All jobs of a database, as whoever runs the server reads them. */
export async function readJobs(db: Orm) {
  const rows = await db.select({ job: jobs, now: clock }).from(jobs).orderBy(asc(jobs.name))
  return rows.map(({ job, now }) => jobView(job, now))
}

const timeOf = (moment: number | null) => (moment === null ? null : `${shopClock(moment)}+08:00`)

function jobView(row: typeof jobs.$inferSelect, now: number) {
  const { name, task, every, dueAt, holder, leasedUntil, startedAt, endedAt, failures, error } = row
  const isHeld = leasedUntil !== null && leasedUntil > now
  const isRunning = isHeld && startedAt !== null && startedAt > (endedAt ?? 0)
  const isLate = !isHeld && dueAt + Math.max(every, LEASE) < now
  const state: JobState = isLate ? 'late' : failures > 0 ? 'failing' : isRunning ? 'running' : 'waiting'
  return {
    ...{ name, task, everySeconds: every / 1_000, state, dueAt: timeOf(dueAt) },
    ...{ startedAt: timeOf(startedAt), endedAt: timeOf(endedAt), failures, error, holder },
  }
}
