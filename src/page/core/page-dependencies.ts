import type { Block } from '../../../schemas/page/block.ts'
import { contextRoots } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { isLive, minuteOf } from './is-shown.ts'
import { neededData } from './needed-data.ts'
import { blockParts, flatten, rootBlocks, sourceParts } from './parts.ts'

type ContextRoot = (typeof contextRoots)[number]

/**
 * What a resolved page holds for. Both depend on the page and the minute only, never on who asks: learn them once,
 * then keep one answer per combination of the roots in `reads`, until `until`.
 */
export interface PageDependencies {
  /** The first minute after now at which the answer could be another: 2026-11-20T08:31. Absent when time changes nothing. */
  readonly until?: string
  /** Roots of the context that decide, or that an expression reads which is left to decide, load or show. */
  readonly reads: readonly Exclude<ContextRoot, 'now'>[]
}

function nextMinute(minute: string): string {
  return minuteOf(new Date(Date.parse(`${minute}:00Z`) + 60_000).toISOString())
}

/** The next moment at which the block's schedule turns. */
function turn({ live }: Block, minute: string): string[] {
  const next = [live?.from, live?.until].find((moment) => moment !== undefined && moment > minute)
  return next === undefined ? [] : [next]
}

function rootsOf(block: Block): string[] {
  const { login, levels, channels, from } = block.audience ?? {}
  return [
    ...(login === undefined && !levels ? [] : ['user']),
    ...(channels ? ['channel'] : []),
    ...(from ? ['from'] : []),
    ...(block.experiment ? ['flags'] : []),
    ...blockParts(block).flatMap(({ roots }) => roots),
  ]
}

/** A block that is not live hides what it holds: only its own schedule counts then. */
function findDependencies(page: Page, minute: string): PageDependencies {
  const isOn = (block: Block) => isLive(block.live, minute)
  const live = flatten(rootBlocks(page), isOn)
  const beneath = live.flatMap(({ slots }) => Object.values(slots ?? {}).flat())
  const turns = [...rootBlocks(page), ...beneath].flatMap((block) => turn(block, minute))
  const sources = neededData(page.data ?? {}, live).flatMap((name) => sourceParts(page.data![name]!))
  const roots = new Set([...live.flatMap(rootsOf), ...sources.flatMap((part) => part.roots)])
  const [until] = [...turns, ...(roots.has('now') ? [nextMinute(minute)] : [])].toSorted()
  const reads = contextRoots.filter((root): root is Exclude<ContextRoot, 'now'> => root !== 'now' && roots.has(root))
  return { ...(until !== undefined && { until }), reads }
}

const last = new WeakMap<Page, { readonly minute: string; readonly dependencies: PageDependencies }>()

/** What the resolved page depends on; found once for each page and minute. */
export function pageDependencies(page: Page, now: string): PageDependencies {
  const minute = minuteOf(now)
  const known = last.get(page)
  if (known?.minute === minute) return known.dependencies
  const dependencies = findDependencies(page, minute)
  last.set(page, { minute, dependencies })
  return dependencies
}
