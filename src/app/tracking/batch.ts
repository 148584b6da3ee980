import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'

/** Runs the work after so many ms; gives the way to take it back. */
export type Schedule = (ms: number, work: () => void) => () => void

/** Delivers events; false: they are still to be delivered. */
export type Deliver = (events: readonly TrackedEvent[]) => boolean | Promise<boolean>

export interface Batch {
  readonly add: (event: TrackedEvent) => void
  readonly flush: () => Promise<void>
}

const FULL = 20
const EVERY = 10_000
/** Of a shopper without a network, the newest are kept. */
const MOST = 200
/** No more than the contract takes at once. */
const AT_ONCE = 50

/** Delivers what is added 20 at a time and every 10 s. What could not be delivered goes with the next. */
export function createBatch(deliver: Deliver, later: Schedule): Batch {
  let waiting: TrackedEvent[] = []
  let failed = false
  let cancel: (() => void) | undefined

  const keep = (events: readonly TrackedEvent[]) => {
    waiting = [...events, ...waiting].slice(-MOST)
  }
  const wait = () => {
    if (waiting.length > 0) cancel ??= later(EVERY, () => void flush())
  }
  async function flush(): Promise<void> {
    cancel?.()
    cancel = undefined
    failed = false
    const events = waiting.splice(0)
    const sent: Promise<void>[] = []
    // Each is on its way before the first answer: a page that is going away gives no time to wait.
    for (let start = 0; start < events.length; start += AT_ONCE)
      sent.push(deliverOne(events.slice(start, start + AT_ONCE)))
    await Promise.all(sent)
    wait()
  }
  async function deliverOne(events: readonly TrackedEvent[]): Promise<void> {
    try {
      if (await deliver(events)) return
    } catch {
      // No network: the same as a delivery that was refused for now.
    }
    failed = true
    keep(events)
  }
  return {
    flush,
    add(event) {
      waiting.push(event)
      keep([])
      if (waiting.length >= FULL && !failed) void flush()
      else wait()
    },
  }
}
