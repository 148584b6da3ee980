import { fireEvent } from '@testing-library/react'
import { act, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import type { Page } from '../../schemas/page/page.ts'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { createSession } from '../../src/api/session.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createEntry, type EntryParts } from '../../src/engine/react/browser-entry.ts'
import { chunks } from '../../src/app/code/chunks.ts'
import { eventCode } from '../../src/app/code/event-code.ts'
import { loadWidget, widgetNow } from '../../src/app/code/widget-code.ts'
import { createApp } from '../../src/app/create-app.ts'
import { createNavigation } from '../../src/app/navigation/navigation.ts'
import { attachVisitorData } from '../../src/app/page/use-visitor-data.ts'
import { ShopApp } from '../../src/app/shop-app.tsx'
import { placedBlocks, prepareHydration, staticBlocks } from '../../src/engine/react/hydration.ts'
import { registry } from '../../widgets/registry.ts'
import { type Look, lookOf } from './page-look.ts'
import type { Opening } from './shop-openings.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { chooseWrittenOptions } from '../fixtures/chosen-options.ts'

/** A document in which somebody looks at one page of the shop after another. Each step gives the page at rest. */
export interface Sitting {
  readonly look: () => Promise<Look>
  /** By a link. */
  readonly go: (address: string) => Promise<Look>
  /** By Back and Forward. */
  readonly step: (delta: number) => Promise<Look>
  /** By blocks that nobody was near to, and is now. */
  readonly scroll: () => Promise<Look>
  readonly tap: (target: () => HTMLElement | undefined) => Promise<Look>
  readonly type: (target: () => HTMLElement | undefined, text: string) => Promise<Look>
  /** By a login in another tab. */
  readonly logIn: (member: string) => Promise<Look>
  /** From now on the server has another page at this address. */
  readonly publish: (page: Page) => void
}

interface Loading {
  /** What the document before kept for the visit is still there, as at a reload. */
  readonly keeps?: boolean
  /** Nothing is near the screen until somebody scrolls. */
  readonly sleeps?: boolean
  /** What is published at the address instead of the file of its page. */
  readonly edition?: Page | undefined
}

/** Turns without a change after which a page is at rest: a session is settled in several. */
const TURNS = 8
const MOST_TURNS = 2_000

/** Nothing is laid out here: all that is looked at is near, or, while nobody scrolls, nothing is. */
const screen = { isStill: false, waiting: new Set<() => void>() }

class NearObserver {
  readonly told: IntersectionObserverCallback

  constructor(told: IntersectionObserverCallback) {
    this.told = told
  }

  observe(target: Element) {
    const seen = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry
    const tell = () => this.told([seen], this as unknown as IntersectionObserver)
    if (screen.isStill) screen.waiting.add(tell)
    else queueMicrotask(tell)
  }

  unobserve() {}
  disconnect() {}
}

const copied = (payload: PagePayload) => JSON.parse(JSON.stringify(payload)) as PagePayload

/** The browser as it is when the document came. */
function receive({ opening, who, html, prepared }: Visit): HTMLElement {
  history.pushState(null, '', SHOP_BASE + opening.address)
  if (who.login) createSession(window).save(who.login, who.login.profile)
  document.documentElement.dataset['theme'] = prepared.payload.theme
  document.head.innerHTML = '<meta property="og:site_name" content="澜途度假">'
  document.title = /<title>([^<]*)</.exec(html)?.[1] ?? ''
  document.body.innerHTML = /<div id="root">.*<\/div>(?=<script type="application\/json")/s.exec(html)?.[0] ?? ''
  chooseWrittenOptions(document)
  return document.getElementById('root')!
}

/** Until no call is under way, and the page is the same for some turns. */
async function rest(isBusy: () => boolean): Promise<void> {
  let turns = 0
  const watch = new MutationObserver(() => {
    turns = 0
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let turn = 0; turn < MOST_TURNS && turns < TURNS; turn += 1) {
    turns = isBusy() || document.querySelector('main [aria-busy=true]') ? 0 : turns + 1
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve, 1))
    })
  }
  watch.disconnect()
  expect(turns, 'the page comes to rest').toBeGreaterThanOrEqual(TURNS)
}

/** Counts what is under way. */
function counter() {
  let open = 0
  const counted = async <Value,>(asked: Promise<Value>): Promise<Value> => {
    open += 1
    try {
      return await asked
    } finally {
      open -= 1
    }
  }
  return { counted, isBusy: () => open > 0 }
}

/**
 * The shop in a browser without a screen: its own app over the server's HTML, and the server's answers when it goes on. To be called where tests are
 * described.
 */
export function openSittings() {
  const { arrive, draw } = openShop()
  const said: unknown[] = []
  let root: Root | undefined

  // The server's half of these tests knows no browser: the globals of one come when the shop is open.
  beforeAll(async () => {
    const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
    await Promise.all([
      ...Object.keys(registry).map((code) => loadWidget(code)),
      ...Object.values(chunks).map((load) => load() as Promise<unknown>),
    ])
    return () => teardown(globalThis)
  })

  const end = async () => {
    await act(async () => root?.unmount())
    root = undefined
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    screen.waiting.clear()
    screen.isStill = false
  }

  beforeEach(() => {
    said.length = 0
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('IntersectionObserver', NearObserver)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.join(' ')))
  })

  afterEach(async () => {
    await end()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Loads an address anew, as from the address bar, and waits for the page. */
  async function load(opening: Opening, { keeps = false, sleeps = false, edition }: Loading = {}): Promise<Sitting> {
    const kept = keeps ? { ...sessionStorage } : {}
    await end()
    Object.assign(sessionStorage, kept)
    screen.isStill = sleeps
    const visit = draw(await arrive(opening, edition))
    let published = edition
    let { who } = visit
    let { member } = opening
    const container = receive(visit)
    const { counted, isBusy } = counter()
    const call: EntryParts['call'] = (...asked) => counted(who.call(...asked))
    const app = { ...createApp(window), call }
    const parts: EntryParts = {
      call,
      caller: createCaller,
      widgetNow,
      loadWidget,
      clock: app.clock,
      toast: app.toast,
      report: (problem) => void said.push(problem),
      code: async () => eventCode(app),
      paused: () => undefined,
      base: SHOP_BASE,
    }
    const navigation = createNavigation({
      fetchPage: async (address) => {
        const changed = decodeURI(address) === decodeURI(opening.address) ? published : undefined
        const { prepared } = await counted(arrive({ ...opening, address, member }, changed))
        return { payload: copied(prepared.payload), css: [] }
      },
      prepare: async ({ payload }) => {
        const entry = createEntry(payload, parts)
        attachVisitorData(entry)
        return entry
      },
      now: () => performance.now(),
    })
    const payload = copied(visit.prepared.payload)
    const placed = placedBlocks(container, payload.plan)
    const plan = prepareHydration(placed, payload, staticBlocks(placed), (code) => widgetNow(code) !== undefined)
    const { hydrateRoot } = await import('react-dom/client')
    const first = createEntry(payload, parts, plan)
    const frame = <ShopApp app={app} first={first} navigation={navigation} changePage={startTransition} />
    await act(async () => {
      root = hydrateRoot(container, frame, { onRecoverableError: (error) => said.push(String(error)) })
    })

    const after = async (deed: () => unknown): Promise<Look> => {
      await act(async () => void deed())
      await rest(isBusy)
      return lookOf(document)
    }
    const nothing = () => undefined
    await after(nothing)
    return {
      look: () => after(nothing),
      go: (address) => after(() => app.navigate(address)),
      step: (delta) => after(() => history.go(delta)),
      tap: (target) => after(() => target()?.click()),
      type: (target, text) => after(() => fireEvent.change(target()!, { target: { value: text } })),
      scroll: () =>
        after(() => {
          screen.isStill = false
          for (const tell of screen.waiting) tell()
        }),
      publish(page) {
        published = page
      },
      async logIn(as) {
        ;({ who } = await arrive({ ...opening, member: as }))
        member = as
        createSession(window).save(who.login!, who.login!.profile)
        return after(() => dispatchEvent(new StorageEvent('storage', { key: 'token' })))
      },
    }
  }

  return { load, said }
}
