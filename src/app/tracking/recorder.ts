import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import type { Batch, Schedule } from './batch.ts'

/** A page as it is told: the file's name, and the address without what stands behind `?`. */
export interface TrackedPage {
  readonly name: string
  readonly path: string
  /** Its experiments, each with the arm that this visitor is in. */
  readonly arms?: Readonly<Record<string, string>>
}

export interface RecorderTools {
  /** Epoch ms of the shop's clock. */
  readonly now: () => number
  readonly later: Schedule
  readonly batch: Pick<Batch, 'add'>
  readonly widgetOf: (block: string) => string | undefined
}

type Part = Omit<TrackedEvent, 'page' | 'path' | 'at' | 'widget' | 'arms'>

export interface Recorder {
  readonly record: (part: Part) => void
  readonly view: (page: TrackedPage) => void
  /** A tap, in a block or not, on a link or not. */
  readonly clicked: (block: string | undefined, link: string | undefined) => void
  readonly blockEvent: (block: string, event: string) => void
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void
  /** A tap whose event is still waited for is told now. */
  readonly settle: () => void
}

/** How long a tap waits for the event that its block makes of it: a block that is still asleep wakes first. */
const EVENT_WITHIN = 100

interface Tap {
  readonly event: TrackedEvent
  readonly link: string | undefined
}

/** Makes events out of what happens on a page. */
export function createRecorder(page: TrackedPage, { now, later, batch, widgetOf }: RecorderTools): Recorder {
  let shown = page
  let tap: Tap | undefined
  let cancel: (() => void) | undefined

  const eventOf = (part: Part): TrackedEvent => {
    const { name, path, arms = {} } = shown
    const place = { page: clip(name, 64), path: clip(path.split(/[?#]/)[0] ?? '', 500) }
    const inArms = Object.keys(arms).length > 0 && { arms }
    return { ...part, ...place, at: Math.max(0, Math.round(now())), ...inArms, ...blockOf(part.block) }
  }
  const blockOf = (block: string | undefined) => {
    if (!block) return {}
    const widget = widgetOf(block)
    return { block: clip(block, 64), ...(widget && { widget: clip(widget, 64) }) }
  }
  const settle = () => {
    cancel?.()
    if (tap?.event.block) batch.add({ ...tap.event, ...nameOf(tap.event.name ?? tap.link) })
    tap = cancel = undefined
  }
  const record = (part: Part) => batch.add(eventOf(part))
  return {
    record,
    settle,
    view(next) {
      settle()
      shown = next
      record({ kind: 'view' })
    },
    clicked(block, link) {
      settle()
      tap = { event: eventOf({ kind: 'click', ...(block && { block }) }), link }
      cancel = later(EVENT_WITHIN, settle)
    },
    blockEvent(block, event) {
      if (!tap || tap.event.name || (tap.event.block ?? block) !== block) return
      tap = { ...tap, event: { ...tap.event, ...nameOf(event), ...blockOf(block) } }
    },
    track: (event, data = {}) => record({ kind: 'custom', ...nameOf(event), ...dataOf(data) }),
  }
}

/** One text that is too long would have the whole batch refused. Half a character is none. */
const clip = (text: string, longest: number) => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

const nameOf = (name: string | undefined) => (name ? { name: clip(name, 64) } : {})

/** Texts, finite numbers and booleans, at most 20: what the contract takes. */
function dataOf(data: Readonly<Record<string, unknown>>): Pick<TrackedEvent, 'data'> {
  const kept = Object.entries(data)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    .slice(0, 20)
    .map(([key, value]) => [key, typeof value === 'string' ? clip(value, 200) : value])
  return kept.length > 0 ? { data: Object.fromEntries(kept) as TrackedEvent['data'] } : {}
}
