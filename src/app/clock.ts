import type { PagePayload } from '../../schemas/page/plan.ts'
import { headerTime, shopTimeToEpoch } from '../domain/dates.ts'
import { CLOCK_SET } from '../ui/hooks/on-time-jump.ts'

/** A clock is wrong when it is further off than this, in ms: what the server says of its own is in whole seconds. */
const PRECISION = 2_000
/** A page may be this old without a question, in ms: it is kept for a while by the server, and by what is between. */
const FRESH = 60_000
/** No page is older, in ms: the last good one of a server whose backend is gone (src/engine/server/page-cache.ts). */
const OLDEST = 24 * 60 * 60 * 1000
/** Between two questions, in ms: a network that is gone shall not be asked each second. */
const PAUSE = 10_000

/**
 * The server's clock, as the browser knows it. A phone's own may be days off, and be set while the page is open: it is believed as long as
 * nothing speaks against it. From then on the time is what the server said last, carried on by the time that the page is open.
 */
export interface ServerClock {
  /** Epoch ms of the server's machine. */
  readonly now: () => number
  /** A page came: it is no younger than the server's clock, and no older than pages get. */
  readonly pageCame: (page: Pick<PagePayload, 'clockOffset' | 'plan'>) => void
  /** An answer came with this header Date; undefined where it had none that can be read. It may have been kept on its way: it is a hint. */
  readonly answerCame: (date: string | undefined) => void
}

export interface ClockParts {
  /** The device's own clock, epoch ms. */
  readonly device: () => number
  /** ms since some moment; not set by anybody, but it may stand still while the device sleeps. */
  readonly steady: () => number
  /** Asks the server for an answer that nobody kept. */
  readonly ask: () => Promise<Pick<Response, 'headers'>>
  /** The clock was set: what was timed by it has to be looked at. */
  readonly changed: () => void
}

export function createServerClock({ device, steady, ask, changed }: ClockParts): ServerClock {
  const aheadOfSteady = () => device() - steady()
  let deviceAhead = aheadOfSteady()
  /** What the server's clock is ahead of the steady one. */
  let ahead = deviceAhead
  let isDoubted = false
  let askedAt = -Infinity

  const time = () => steady() + ahead
  const set = (next: number) => {
    ahead = next
    changed()
  }
  const check = async () => {
    const sent = steady()
    if (sent - askedAt < PAUSE) return
    askedAt = sent
    const found = aheadOfSteady()
    const moment = await ask().then(momentOf, () => undefined)
    if (moment === undefined) return
    isDoubted = false
    deviceAhead = found
    // The server looked at its clock while the answer was on its way; half of that is the best guess.
    const half = (steady() - sent) / 2
    const next = moment - sent - half
    if (Math.abs(next - ahead) > PRECISION + half) set(next)
  }
  const doubt = () => {
    isDoubted = true
    void check()
  }
  /** @param age of what came by this clock; NaN where it is not known */
  const hear = (age: number) => {
    if (age < -PRECISION || age > FRESH) doubt()
  }
  return {
    now() {
      // The device was set, or it slept and the steady clock with it.
      if (isDoubted || Math.abs(aheadOfSteady() - deviceAhead) > PRECISION) doubt()
      return time()
    },
    pageCame({ clockOffset, plan }) {
      const age = time() + clockOffset - (shopTimeToEpoch(plan.context.now) ?? NaN)
      if (age < -PRECISION || age > OLDEST) set(ahead - age)
      hear(age)
    },
    answerCame: (date) => hear(time() - headerTime(date)),
  }
}

/** Epoch ms: the middle of the second that an answer names; a cache on the way says how many seconds it kept the answer. */
function momentOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const moment = headerTime(headers.get('date'))
  return Number.isNaN(moment) ? undefined : moment + 500 + Number(headers.get('age') ?? 0) * 1000
}

/** The server's clock of a document: it is asked for by the head of a file of the app, the cheapest answer that there is. */
export const createDocumentClock = (): ServerClock =>
  createServerClock({
    device: () => Date.now(),
    steady: () => performance.now(),
    ask: () => fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }),
    changed: () => document.dispatchEvent(new Event(CLOCK_SET)),
  })
