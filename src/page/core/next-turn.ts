import type { Block } from '../../../schemas/page/block.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { isLive, minuteOf } from './is-shown.ts'
import { neededData } from './needed-data.ts'
import { blockParts, flatten, rootBlocks, sourceParts } from './parts.ts'

function nextMinute(minute: string): string {
  return minuteOf(new Date(Date.parse(`${minute}:00Z`) + 60_000).toISOString())
}

/** The next moment at which the block's schedule turns. */
function turn({ live }: Block, minute: string): string[] {
  const next = [live?.from, live?.until].find((moment) => moment !== undefined && moment > minute)
  return next === undefined ? [] : [next]
}

/** A block that is not live hides what it holds: only its own schedule counts then. */
function findTurn(page: Page, minute: string): string | undefined {
  const isOn = (block: Block) => isLive(block.live, minute)
  const live = flatten(rootBlocks(page), isOn)
  const beneath = live.flatMap(({ slots }) => Object.values(slots ?? {}).flat())
  const turns = [...rootBlocks(page), ...beneath].flatMap((block) => turn(block, minute))
  const sources = neededData(page.data ?? {}, live).flatMap((name) => sourceParts(page.data![name]!))
  const readsNow = [...live.flatMap(blockParts), ...sources].some(({ roots }) => roots.includes('now'))
  return [...turns, ...(readsNow ? [nextMinute(minute)] : [])].toSorted()[0]
}

const last = new WeakMap<Page, { readonly minute: string; readonly until?: string }>()

/**
 * The first minute after now at which the resolved page could be another: 2026-11-20T08:31. Undefined when time changes nothing. It
 * depends on the page and the minute only, never on who asks; found once for each.
 */
export function nextTurn(page: Page, now: string): string | undefined {
  const minute = minuteOf(now)
  const known = last.get(page)
  if (known?.minute === minute) return known.until
  const until = findTurn(page, minute)
  last.set(page, { minute, until })
  return until
}
