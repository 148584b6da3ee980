import { eq } from 'drizzle-orm'
import type { PageMatch, PageFiles } from '../../src/engine/server/page-request.ts'
import type { Checker } from '../../src/kit/checker.ts'
import type { Queries } from '../db/server-settings.ts'
import { studioReleases } from '../db/schema.ts'
import type { PageStore } from '../pages/page-store.ts'
import { pagesWith, remadePages } from '../studio/canvas/pages-with.ts'
import { type CheckContext, checkContextOf } from '../studio/judging/check-context.ts'
import type { Tried } from '../studio/releases/canary/canary-counts.ts'
import { changesOf, type PinnedItem, pinnedItems } from '../studio/releases/read-releases.ts'

/** Which arm of each experiment a visitor is in (src/engine/core/assign-arms.ts). */
type AssignArms = (
  experiments: Readonly<Record<string, Readonly<Record<string, number>>>>,
  visitor: string,
) => Readonly<Record<string, string>>

/** A release that a share of the shoppers gets. */
interface RunningCanary {
  readonly tried: Tried
  /** Whether a visitor is one of the share: the same every time. */
  readonly isIn: (visitor: string) => boolean
  /** The shop with the release in it. */
  readonly pages: PageFiles
  /** Whether a page is another with it; all others are everybody's as before. */
  readonly touches: (match: Pick<PageMatch, 'name' | 'theme'>) => boolean
  /** The same of a page that somebody names. */
  readonly touchesPage: (name: string) => boolean
}

export interface CanaryWatch {
  readonly current: () => RunningCanary | undefined
  /** Learns what others began or ended. @returns whether it is another one than before */
  readonly refresh: () => Promise<boolean>
}

interface WatchParts {
  readonly db: Queries
  readonly store: Pick<PageStore, 'page' | 'routes' | 'sources' | 'theme'>
  readonly check: Checker
  readonly assignArms: AssignArms
}

interface Known {
  readonly id: string
  readonly share: number
  readonly version: number
  readonly items: readonly PinnedItem[]
}

/** Knows the release that is tried out, if there is one; its pages are made anew when what serves around them is another. */
export function watchCanary(parts: WatchParts): CanaryWatch {
  const checkContext = checkContextOf(parts.store)
  let known: Known | undefined
  let made:
    | { readonly of: Known; readonly checkContext: CheckContext; readonly canary: RunningCanary | undefined }
    | undefined
  return {
    current() {
      if (!known) return undefined
      const now = checkContext()
      if (made?.of !== known || made.checkContext !== now)
        made = { of: known, checkContext: now, canary: make(parts, known, now) }
      return made.canary
    },
    async refresh() {
      const { id, share, version, state } = studioReleases
      const [row] = await parts.db.select({ id, share, version }).from(studioReleases).where(eq(state, 'canary'))
      if (row?.id === known?.id && row?.version === known?.version) return false
      known = row && { ...row, share: row.share ?? 0, items: await pinnedItems(parts.db, row.id) }
      return true
    },
  }
}

/** Undefined: it can't be shown as things stand, and everybody gets what is published. */
function make(
  { check, store, assignArms }: WatchParts,
  known: Known,
  checkContext: CheckContext,
): RunningCanary | undefined {
  const changes = changesOf(known.items)
  const { pages } = pagesWith(changes, { check, serving: store, checkContext })
  if (!pages) return undefined
  const names = new Set(remadePages(changes, checkContext).keys())
  const brands = new Set<string>(changes.filter(({ kind }) => kind === 'theme').map(({ name }) => name))
  const experiment = { [known.id]: { rest: 100 - known.share, share: known.share } }
  return {
    tried: { releaseId: known.id, version: known.version },
    pages: { ...pages, page: remembered(pages.page, (name) => names.has(name)) },
    isIn: (visitor) => assignArms(experiment, visitor)[known.id] === 'share',
    touches: ({ name, theme }) => names.has(name) || brands.has(theme),
    touchesPage: (name) => names.has(name) || brands.size > 0,
  }
}

/** A page that is another is made once: what is worked out of it is known by it. */
function remembered(page: PageFiles['page'], isMade: (name: string) => boolean): PageFiles['page'] {
  const known = new Map<string, ReturnType<PageFiles['page']>>()
  return (name) => {
    if (!isMade(name)) return page(name)
    if (!known.has(name)) known.set(name, page(name))
    return known.get(name)
  }
}
