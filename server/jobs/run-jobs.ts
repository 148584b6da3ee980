import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { databaseErrorOf, isUnavailable } from '../db/database-error.ts'
import type { Database, Orm } from '../db/open-database.ts'
import { claim, type Job, LEASE, noteRound, release, renew, RETRY, retryAfter, type Round } from './claim.ts'
import { trackRound } from './start-interval.ts'

/** ms between two looks whether a job may be had: at least, of one that is more frequent, and at most. */
const [LOOK_AGAIN, LOOK_LATEST] = [10_000, 60_000]
/** A job that is more frequent is kept from round to round, and what came of it is written so often: else each of its rounds would write. */
const KEPT_FOR = LEASE / 2
/** Characters of a reason that are kept. */
const REASON = 500

/** Of a folder's database there is one instance at a time: who begins anew after a crash goes on at once. */
export const holderOf = (kind: Database['kind']): string =>
  kind === 'embedded' ? 'this server' : `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`

export const jobTeller =
  (log: Pick<Logger, 'warn'>): Options['onError'] =>
  (err, job) =>
    log.warn({ err, job }, 'a background job failed')

interface Options {
  readonly db: Orm
  /** The name of this instance. */
  readonly holder: string
  /** Told of each round that failed, but where the database is away: others say that. */
  readonly onError: (error: unknown, job: string) => void
}

/** Does jobs beside the requests, each on one of all instances at a time. Keeps no process alive. */
export function runJobs(list: readonly Job[], options: Options): { readonly stop: () => Promise<void> } {
  const running = list.map((job) => runJob(job, options))
  return {
    async stop() {
      const names = running.flatMap((stop, at) => (stop() === 'idle' ? [list[at]!.name] : []))
      await release(options.db, names, options.holder).catch(() => undefined)
    },
  }
}

/** Without what a statement was asked with: that may be somebody's phone number. */
const reasonOf = (error: unknown): string => (databaseErrorOf(error)?.message ?? String(error)).slice(0, REASON)

/** What this process has of a job, by its own clock; the database's lease began later. */
function leaseOf(job: Job, { db, holder }: Options) {
  let until = 0
  const beginAt = (began: number, isMine: boolean) => (until = isMine ? began + LEASE : 0)
  return {
    /** Nobody else takes it for so long that a round can be done without asking. */
    isSafe: () => until - performance.now() > KEPT_FOR,
    async take() {
      const began = performance.now()
      const claimed = await claim(db, job, holder)
      beginAt(began, claimed.wait === undefined)
      return claimed
    },
    async renew() {
      const began = performance.now()
      beginAt(began, await renew(db, job.name, holder))
    },
    async note(round: Round) {
      const began = performance.now()
      const isMine = await noteRound(db, job.name, holder, round)
      beginAt(began, isMine && round.isKept)
    },
  }
}

function runJob(job: Job, options: Options): () => 'idle' | 'busy' {
  const { name, every } = job
  const lease = leaseOf(job, options)
  let timer: NodeJS.Timeout | undefined
  let [isStopped, isBusy] = [false, false]
  let failures = 0
  const told = (error: unknown) => {
    if (!isUnavailable(error)) options.onError(error, name)
  }

  /** @returns why it failed */
  async function work(): Promise<string | undefined> {
    const beat = setInterval(() => void lease.renew().catch(() => undefined), LEASE / 3)
    beat.unref()
    try {
      await job.run()
      return undefined
    } catch (error) {
      told(error)
      return reasonOf(error)
    } finally {
      clearInterval(beat)
    }
  }

  /** @returns ms to the next look */
  async function round(): Promise<number> {
    const isKnown = lease.isSafe()
    if (!isKnown) {
      const claimed = await lease.take()
      if (claimed.wait !== undefined) return Math.min(claimed.wait, Math.max(LOOK_AGAIN, Math.min(every, LOOK_LATEST)))
      failures = claimed.failures
    }
    const [began, hadFailed] = [performance.now(), failures > 0]
    const error = await work()
    failures = error === undefined ? 0 : failures + 1
    const took = performance.now() - began
    const next = error === undefined ? Math.max(1, every - took) : retryAfter(every, failures)
    const isKept = next <= KEPT_FOR && !isStopped
    const isNews = !isKnown || error !== undefined || hadFailed || !isKept || !lease.isSafe()
    if (isNews) await lease.note({ took, next, failures, error, isKept })
    return next
  }

  async function look(): Promise<void> {
    isBusy = true
    const next = await round().catch((error: unknown) => {
      told(error)
      return Math.min(every, RETRY)
    })
    isBusy = false
    begin(next)
  }
  const begin = (wait: number) => {
    if (!isStopped) timer = setTimeout(() => trackRound(look()), wait).unref()
  }
  begin(Math.min(every, LOOK_LATEST))
  return () => {
    isStopped = true
    clearTimeout(timer)
    return isBusy ? 'busy' : 'idle'
  }
}
