import { changeQuery } from '../../engine/react/change-query.ts'
import type { Entry } from '../../engine/react/entry.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import type { App } from '../app.ts'
import { hereInShop } from '../navigation/here.ts'
import type { OverPageStore } from './over-page.ts'
import type { Visit } from '../visit/keep-visit.ts'

interface Parts extends Pick<App, 'entry' | 'refresh' | 'frame'> {
  readonly overlaySteps: Pick<App['overlaySteps'], 'pageAtRest'>
}

/** What a tap asks for is there so long after it, in ms. */
const ANSWERED = 500

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
  const { over } = frame
  const left = () => tapped() + ANSWERED - performance.now()
  await overlaySteps.pageAtRest()
  while (entry() === page && (isOver(over) || left() > 0)) {
    if (isOver(over)) await nothingOver(over)
    else await new Promise((done) => setTimeout(done, left()))
    await overlaySteps.pageAtRest()
  }
}

function isOver({ current }: OverPageStore): boolean {
  const { popup, content } = current()
  return popup !== undefined || content !== undefined
}

/** Another page takes away what stood over the one before. */
const nothingOver = (over: OverPageStore) =>
  new Promise<void>((done) => {
    const stop = over.subscribe(() => {
      if (isOver(over)) return
      stop()
      done()
    })
  })

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

function takeOver({ store: next, payload }: Entry, { store }: Entry, { frame }: Parts): void {
  const { page, state: first } = store.plan
  if (payload.plan.page !== page) return
  const state = () => store.scope('state') as typeof first
  for (const [key, value] of Object.entries(state())) {
    if (!Object.is(value, first[key])) next.setState(key, value)
    store.subscribe([['state', key]], () => next.setState(key, state()[key]))
  }
  heirs.set(store, { store: next, shown: frame.shownPage.next() })
}

/** Tells the page what its address had lost of the visit. A page of another brand is another page. */
export function tellVisit(entry: Entry, lost: Visit, app: Parts & Pick<App, 'navigate'>): void {
  changeQuery(entry.store, lost)
  if (lost['from']) renewPage(entry, app).catch(() => app.navigate(hereInShop(), { replace: true }))
}
