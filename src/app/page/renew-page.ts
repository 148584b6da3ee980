import { changeQuery } from '../../engine/react/change-query.ts'
import type { Entry } from '../../engine/react/entry.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import type { App } from '../app.ts'
import { hereInShop } from '../navigation/here.ts'
import type { Visit } from '../visit/keep-visit.ts'

interface Parts extends Pick<App, 'entry' | 'refresh' | 'frame'> {
  readonly overlaySteps: Pick<App['overlaySteps'], 'pageAtRest'>
}

/** What a tap asks for is there so long after it, in ms. */
const ANSWERED = 500
/** How often is looked whether something still stands over the page, in ms. */
const LOOK = 100

/**
 * A page gives way to itself: another brand's, or another viewer's. It waits for what is open over it or was just asked for, and what was
 * chosen on it meanwhile, or is still about to be, is chosen on the page that takes its place.
 * @returns false for who has gone on meanwhile: they stay where they are
 */
export async function renewPage(before: Entry, app: Parts, keepState = true): Promise<boolean> {
  let tapped = -ANSWERED
  let isThere = false
  const hear = () => {
    tapped = performance.now()
  }
  addEventListener('click', hear, { capture: true, passive: true })
  const ready = async (next: Entry) => {
    await atRest(before, app, () => tapped)
    isThere = app.entry() === before
    if (isThere && keepState) takeOver(next, before, app)
    return isThere
  }
  await app.refresh(ready).finally(() => removeEventListener('click', hear, { capture: true }))
  return isThere
}

async function atRest(page: Entry, { entry, overlaySteps, frame }: Parts, tapped: () => number): Promise<void> {
  const isOver = () => Object.values(frame.over.current()).some((one) => one !== undefined && one !== true)
  const left = () => Math.max(tapped() + ANSWERED - performance.now(), isOver() ? LOOK : 0)
  await overlaySteps.pageAtRest()
  while (entry() === page && left() > 0) {
    await new Promise((done) => setTimeout(done, left()))
    await overlaySteps.pageAtRest()
  }
}

interface Heir {
  readonly store: PageStore
  /** The page is on the screen. */
  readonly shown: Promise<void>
}

const heirs = new WeakMap<PageStore, Heir>()

/** The page that took the place of another: what was begun there goes on here, once it is on the screen. */
export async function heirOf(store: PageStore): Promise<PageStore> {
  const heir = heirs.get(store)
  await heir?.shown
  return heir ? heirOf(heir.store) : store
}

function takeOver({ store: next, payload }: Entry, before: Entry, { entry }: Parts): void {
  const { store } = before
  const { page, state: first } = store.plan
  if (payload.plan.page !== page) return
  for (const [key, value] of Object.entries(store.scope('state') as typeof first))
    if (!Object.is(value, first[key])) next.setState(key, value)
  const isShown = async () => {
    while (entry() === before) await new Promise((done) => setTimeout(done, 0))
  }
  heirs.set(store, { store: next, shown: isShown() })
  const { setState } = store
  Object.assign(store, {
    setState(...change: Parameters<typeof setState>) {
      setState(...change)
      next.setState(...change)
    },
  } satisfies Partial<typeof store>)
}

/** Tells the page what its address had lost of the visit. A page of another brand is another page. */
export function tellVisit(entry: Entry, lost: Visit, app: Parts & Pick<App, 'navigate'>): void {
  changeQuery(entry.store, lost)
  if (lost['from']) renewPage(entry, app).catch(() => app.navigate(hereInShop(), { replace: true }))
}
