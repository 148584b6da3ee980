import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { addMinutes } from '../../domain/calendar.ts'
import { isLive, minuteOf } from '../../domain/schedule.ts'
import { neededData } from './needed-data.ts'
import { blockParts, flatten, rootBlocks, sourceParts } from './page-expressions.ts'

/** The next moment at which the block's schedule turns. */
function scheduleChange({ hidden, live }: Block, minute: string): string[] {
  if (hidden === true) return []
  const next = [live?.from, live?.until].find((moment) => moment !== undefined && moment > minute)
  return next === undefined ? [] : [next]
}

/** Minutes at which a resolved page could be another: 2026-11-20T08:31. Absent when time changes nothing. */
export interface ScheduleChange {
  /** The first after now. */
  readonly until?: string
  /** The first at which a schedule turns: before it only what reads the clock changes. */
  readonly turn?: string
}

/** A block that is not live hides what it holds: only its own schedule counts then. */
function findScheduleChange(page: Page, minute: string): ScheduleChange {
  const isOn = (block: Block) => block.hidden !== true && isLive(block.live, minute)
  const live = flatten(rootBlocks(page), isOn)
  const beneath = live.flatMap(({ slots }) => Object.values(slots ?? {}).flat())
  const turns = [...rootBlocks(page), ...beneath].flatMap((block) => scheduleChange(block, minute))
  const sources = neededData(page.data ?? {}, live, [], page.values).flatMap((name) =>
    sourceParts(page.data![name]!, page.values),
  )
  const readsNow = [...live.flatMap((block) => blockParts(block, page.values)), ...sources].some(({ roots }) =>
    roots.includes('now'),
  )
  const [turn] = turns.toSorted()
  const until = readsNow ? addMinutes(minute, 1) : turn
  return { ...(until !== undefined && { until }), ...(turn !== undefined && { turn }) }
}

const last = new WeakMap<Page, { readonly minute: string; readonly change: ScheduleChange }>()

/** When the resolved page could be another. It depends on the page and the minute only, never on who asks; found once for each. */
export function nextScheduleChange(page: Page, now: string): ScheduleChange {
  const minute = minuteOf(now)
  const known = last.get(page)
  if (known?.minute === minute) return known.change
  const change = findScheduleChange(page, minute)
  last.set(page, { minute, change })
  return change
}
