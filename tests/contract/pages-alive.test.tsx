import { act, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import type { Block } from '../../schemas/page/block.ts'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { createSession } from '../../src/api/session.ts'
import { createApp } from '../../src/app/create-app.ts'
import { createEntry } from '../../src/engine/react/browser-entry.ts'
import { eventCode } from '../../src/app/code/event-code.ts'
import { allBlocks, type Entry } from '../../src/engine/react/entry.ts'
import { createNavigation } from '../../src/app/navigation/navigation.ts'
import { ShopApp } from '../../src/app/shop-app.tsx'
import { shopCatalogues } from '../../src/app/shop-site.ts'
import { loadWidget, widgetNow } from '../../src/app/code/widget-code.ts'
import type { Call } from '../../src/kit/call.ts'
import { checkParts, partsNamedIn } from '../../src/engine/checks/check-parts.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { compileJudge } from '../../src/engine/checks/judge/compile-judge.ts'
import { placedBlocks, prepareHydration, staticBlocks } from '../../src/engine/react/hydration.ts'
import { openingsOf } from './shop-openings.ts'
import { judge, pageSources, partSources } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { drawnOf, idsIn, shownNow } from './shown-blocks.ts'
import { chooseWrittenOptions } from '../fixtures/chosen-options.ts'

/** Nothing is laid out here: whatever is looked at is near. */
class NearObserver {
  readonly told: IntersectionObserverCallback

  constructor(told: IntersectionObserverCallback) {
    this.told = told
  }

  observe(target: Element) {
    const seen = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry
    queueMicrotask(() => this.told([seen], this as unknown as IntersectionObserver))
  }

  unobserve() {}
  disconnect() {}
}

const levels = ['debug', 'info', 'log', 'warn', 'error'] as const
const said: unknown[] = []
/** React's word about the test, not about the page: code or a minute came while nothing here waited for it. */
const isAboutTest = (word: unknown) => String(word).includes('not wrapped in act(')
const never = () => Promise.reject(new Error('no other page is to be opened'))
let root: Root | undefined

beforeEach(() => {
  said.length = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('IntersectionObserver', NearObserver)
  // The pages' cookie: what the server makes of it is its own affair (server/ssr/session-route.ts).
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      if (!isAboutTest(words[0])) said.push([level, ...words].map(String))
    })
})

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  createSession(window).clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { visit } = openShop()

// The server's half of these tests knows no browser: the globals of one come when the shop is open.
beforeAll(async () => {
  const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
  return () => teardown(globalThis)
})

/** Tells how many calls are on their way. */
function counted(call: Call) {
  let open = 0
  const counting: Call = async (...asked) => {
    open += 1
    try {
      return await call(...asked)
    } finally {
      open -= 1
    }
  }
  return { call: counting, open: () => open }
}

/** The browser as it is when the document came: its address, its login, and the code of the page's widgets. */
async function arrive({ opening, who, html, prepared }: Visit): Promise<HTMLElement> {
  history.replaceState(null, '', SHOP_BASE + opening.address)
  if (who.login) createSession(window).save(who.login, who.login.profile)
  document.body.innerHTML = /<div id="root">.*<\/div>(?=<script type="application\/json")/s.exec(html)?.[0] ?? ''
  chooseWrittenOptions(document)
  await Promise.all([...allBlocks(prepared.payload)].map(({ widget }) => loadWidget(widget)))
  return document.getElementById('root')!
}

/** The page comes alive as in src/app/entry-client.tsx, and what only the browser loads is waited for. */
async function comeAlive(found: Visit): Promise<Entry> {
  const container = await arrive(found)
  const { call, open } = counted(found.who.call)
  const app = { ...createApp(window), call }
  const payload = JSON.parse(JSON.stringify(found.prepared.payload)) as PagePayload
  const parts = {
    call,
    caller: createCaller,
    widgetNow,
    loadWidget,
    clock: app.clock,
    toast: app.toast,
    report: (problem) => said.push(problem),
    code: async () => eventCode(app),
    paused: (left) => said.push(left),
    base: SHOP_BASE,
  } as const satisfies Parameters<typeof createEntry>[1]
  const placed = placedBlocks(container, payload.plan)
  const entry = createEntry(
    payload,
    parts,
    prepareHydration(placed, payload, staticBlocks(placed), (code) => widgetNow(code) !== undefined),
  )
  const { hydrateRoot } = await import('react-dom/client')
  const navigation = createNavigation({ fetchPage: never, prepare: never, now: () => 0 })
  await act(async () => {
    root = hydrateRoot(
      container,
      <ShopApp app={app} first={entry} navigation={navigation} changePage={startTransition} />,
      { onRecoverableError: (error) => said.push(String(error)) },
    )
  })
  const names = Object.keys(entry.payload.plan.data)
  await act(async () =>
    vi.waitFor(() =>
      expect([open(), names.filter((name) => entry.store.source(name)?.status !== 'ready')]).toEqual([0, []]),
    ),
  )
  return entry
}

/** Blocks that every shopper may see: not those of a schedule, an audience or an experiment. */
const forAll = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ live, audience, experiment }) => !live && !audience && !experiment)
    .flatMap(({ id, slots }) => [id, ...Object.values(slots ?? {}).flatMap(forAll)])

/** What stands in the parts that several pages use: a state of it, a sold-out one say, is shown by one of them. */
const ofSharedParts = new Set(
  Object.entries(checkParts(partSources, { ...shopCatalogues, routes: [], judge: compileJudge(shopCatalogues) }).parts)
    .filter(([name]) => pageSources.filter(({ text }) => partsNamedIn(text).includes(name)).length > 1)
    .flatMap(([, { blocks }]) => forAll(blocks as readonly Block[])),
)
/** Of those, what some page has outside of its popups, and what stood on one. */
const [placedOfParts, seenOfParts] = [new Set<string>(), new Set<string>()]

describe.each(pageSources)('$file', (source) => {
  const seen = new Set<string>()

  it.each(openingsOf(source.name))('comes alive for $by at $address without a word on the console', async (opening) => {
    const found = await visit(opening)
    const { store } = await comeAlive(found)
    expect([...said, ...found.wrong].join('\n')).toBe('')
    const { innerHTML } = document.getElementById('root')!
    const shown = drawnOf(shownNow(store), innerHTML, store.plan)
    expect(shown.filter(({ kind }) => kind !== 'ready')).toEqual([])
    const ids = shown.map(({ id }) => id)
    expect(idsIn(innerHTML)).toEqual(ids)
    for (const id of ids) {
      seen.add(id)
      if (ofSharedParts.has(id)) seenOfParts.add(id)
    }
  })

  // While every address is open, none shows the page of those that are not.
  it.skipIf(openingsOf(source.name).length === 0)('shows each of its own blocks at one of these addresses', () => {
    const { page } = judge(source)
    const ids = forAll(page!.blocks)
    for (const id of ids) if (ofSharedParts.has(id)) placedOfParts.add(id)
    expect(ids.filter((id) => !ofSharedParts.has(id) && !seen.has(id))).toEqual([])
  })
})

describe('the parts of several pages', () => {
  it('show each of their blocks on one of these pages', () => {
    expect([...placedOfParts].filter((id) => !seenOfParts.has(id))).toEqual([])
  })
})
