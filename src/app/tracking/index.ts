import type { Brand, Channel } from '../../../schemas/domain/channels.ts'
import { createIdle, createReadingTracker } from './attention.ts'
import { createBatch, type Schedule } from './batch.ts'
import { sendBody, storedToken } from './beacon.ts'
import { createExposure } from './exposure.ts'
import { createRecorder, type TrackedPage } from './recorder.ts'
import { isInStudio, isRefused, visitIds } from './visit.ts'
import { scrollDepth, watchPage } from './watch-page.ts'

export interface TrackingOptions {
  readonly channel: Channel
  readonly from: Brand
  /** Epoch ms of the shop's clock. */
  readonly now: () => number
  /** The page that is shown when tracking starts. */
  readonly page: () => TrackedPage
  readonly widgetOf: (block: string) => string | undefined
  /** The anonymous id of this device; without it, one is made and kept. */
  readonly distinctId?: string
  /** Delivers the body of trackEvents; false or a rejection keeps its events for the next. */
  readonly send?: (body: object) => boolean | Promise<boolean>
}

export interface Tracking {
  /** Another page is on the screen. The page that is there already is one view, however often it is said. */
  readonly pageShown: (page: TrackedPage) => void
  /** An event of the shop's own, with texts, numbers and booleans. */
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void
  /** A block's event: it names the tap that made it. */
  readonly blockEvent: (block: string, event: string) => void
  readonly stop: () => void
}

const nothing = () => undefined
const silent: Tracking = { pageShown: nothing, track: nothing, blockEvent: nothing, stop: nothing }

const later: Schedule = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/**
 * Records views, taps, exposures, scrolling, stays and idleness of the shop's pages (A7 analytics, B9) without any widget's code, and
 * sends them in batches. Nothing is recorded of a shopper whose browser asks for that, nor of an operator
 * who looks at the shop in the studio. The page of `page()` is the first view.
 */
export function startTracking(options: TrackingOptions): Tracking {
  if (isRefused(navigator) || isInStudio(window)) return silent
  const { channel, from, now, page, widgetOf, distinctId } = options
  const { send = (body: object) => sendBody(body, storedToken()) } = options
  const visit = { ...visitIds(window), ...(distinctId && { distinctId }), channel, from }
  const batch = createBatch((events) => send({ ...visit, events }), later)
  let shown = page()
  const recorder = createRecorder(shown, { now, later, batch, widgetOf })
  const { record } = recorder
  const tools = { tick: () => performance.now(), later, record }
  const reading = createReadingTracker(tools, scrollDepth)
  const idle = createIdle(tools)
  const exposure = createExposure(later, (block) => record({ kind: 'exposure', block }))
  const leave = () => {
    exposure.pause()
    reading.end()
    idle.pause()
    recorder.settle()
  }
  const begin = (isNew: boolean) => {
    reading.begin(isNew)
    idle.active()
    if (isNew) recorder.view(shown)
  }
  const onHidden = () => {
    leave()
    void batch.flush()
  }
  const onVisible = () => {
    begin(false)
    watch.again()
  }
  const watch = watchPage({
    recorder,
    exposure,
    onScroll: reading.scrolled,
    onInput: idle.active,
    onHidden,
    onVisible,
  })
  begin(true)
  // A tab that was opened in the background: nobody stays there, nobody is idle.
  if (document.hidden) onHidden()
  return {
    track: recorder.track,
    blockEvent: recorder.blockEvent,
    pageShown(next) {
      if (next.name === shown.name && next.path === shown.path) return
      leave()
      shown = next
      begin(true)
      exposure.reset()
      watch.again()
    },
    stop() {
      watch.stop()
      onHidden()
    },
  }
}
