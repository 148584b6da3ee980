import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { type BuiltShop, createBuiltShop } from '../../src/app/entry-server.tsx'
import type { PreparedPage } from '../../src/engine/server/page-request.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { type Endpoint, endpoints } from './home-endpoints.ts'
import { TODAY } from './shop-openings.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { idsIn, shownNow } from './shown-blocks.ts'

/** What stands in the place of a block that failed and can be asked for again. */
const SORRY = '这里暂时没能加载出来'

const { visit } = openShop()
let shop: BuiltShop
beforeAll(async () => {
  shop = await createBuiltShop(validatorStore)
})

const pages = new Map(pageSources.map((source) => [source.name, judge(source).page]))
const goods = new Map<string, Promise<Visit>>()

/** The page without any trouble, once for each way to open it. */
function goodVisit({ query = '', member }: Endpoint): Promise<Visit> {
  const address = `/${query}`
  const found = goods.get(address + member) ?? visit({ address, member, by: 'somebody', route: 'home' })
  goods.set(address + member, found)
  return found
}

/** Who was answered before is answered so again, at once: what waits then waits for the trouble alone. */
function remembering(call: Call): Call {
  const known = new Map<string, Promise<unknown>>()
  return (shape, args, signal) => {
    const key = `${shape.path} ${JSON.stringify(args)}`
    const found = known.get(key) ?? call(shape, args, signal)
    known.set(key, found)
    return found
  }
}
const calls = new WeakMap<Visit, Call>()
function callOf(good: Visit): Call {
  const found = calls.get(good) ?? remembering(good.who.call)
  calls.set(good, found)
  return found
}

type Answer = () => Promise<unknown>
const never: Answer = () => new Promise(() => undefined)

/** An endpoint in trouble, until it is healed. */
function troubled(endpoint: Endpoint, call: Call, answer: Answer) {
  let isBroken = true
  const troubledCall: Call = (shape, args, signal) =>
    isBroken && endpoint.isIt(shape.path, args) ? answer() : call(shape, args, signal)
  return { call: troubledCall, heal: () => (isBroken = false) }
}

/** The server makes the page, and waits no longer than for what is answered at once. */
async function prepare({ prepared }: Visit, call: Call, deadline: number): Promise<PreparedPage> {
  const pageOf = (name: string) => {
    const page = pages.get(name)
    return page && { page, revision: '1' }
  }
  return shop.page.prepare(prepared.match, {
    pages: { page: pageOf, routes: () => routes, theme: () => undefined },
    call,
    now: () => `${TODAY}T10:00:00`,
    clockOffset: () => 0,
    deadline,
    report: () => undefined,
  })
}

const documentOf = (prepared: PreparedPage) =>
  shop.page.html(
    prepared,
    {
      assets: { css: () => '', cssHrefs: () => [], entry: '', modules: () => [], older: { fill: '', app: '' } },
      apiBase: '',
      siteName: '澜途度假',
      publicUrl: 'https://shop.example',
      isListed: true,
    },
    () => undefined,
  ).html

/** The page in the browser, which asks for what the server left to it. */
function inBrowser({ plan, sources }: PagePayload, { who }: Visit, call: Call) {
  const store = createPageStore(plan, sources, call, createCaller)
  const { id, levelNew: level, phone = '' } = who.login?.profile ?? { id: '', levelNew: 0 }
  if (who.login) store.setViewer({ known: true, loggedIn: true, id, level, phone })
  const isLate = (name: string) => store.isLoading(name) || store.source(name)?.status === 'pending'
  return {
    store,
    kinds: () => Object.fromEntries(shownNow(store).map(({ id, kind }) => [id, kind])),
    ask: () => store.reload(Object.keys(plan.data).filter(isLate)),
  }
}

/** No place is kept for it, or one with nothing in it. */
const isEmptyIn = (html: string, id: string) =>
  !idsIn(html).includes(id) || new RegExp(`<div data-block="${id}"[^>]*>(?:<!--[^>]*-->)*</div>`).test(html)
const failed = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'failed']))
const onErrorOf = (payload: PagePayload, id: string) =>
  [...allBlocks(payload)].find((block) => block.id === id)?.onError

/** What every block of the page shows without trouble. */
async function whole(endpoint: Endpoint): Promise<Readonly<Record<string, string>>> {
  const good = await goodVisit(endpoint)
  const page = inBrowser(good.prepared.payload, good, callOf(good))
  await page.ask()
  return page.kinds()
}

const without = (kinds: Readonly<Record<string, string>>, ids: readonly string[]) =>
  Object.fromEntries(Object.entries(kinds).filter(([id]) => !ids.includes(id)))

describe.each(endpoints)('$name', (endpoint) => {
  const { retrying = [], hiding = [] } = endpoint
  const own = [...retrying, ...hiding]

  it('concerns blocks that the page has, each with its declared fallback', async () => {
    const good = await goodVisit(endpoint)
    const kinds = await whole(endpoint)
    const declared = (id: string) => [id, kinds[id], onErrorOf(good.prepared.payload, id)]
    expect(retrying.map(declared)).toEqual(retrying.map((id) => [id, 'ready', 'retry']))
    expect(hiding.map(declared)).toEqual(hiding.map((id) => [id, 'ready', 'hide']))
  })

  it.each([
    ['refuses', () => Promise.reject(new CallProblem('internal', '系统开小差了，请稍后再试'))],
    ['can’t be read', () => Promise.reject(new CallProblem('malformed', '系统开小差了，请稍后再试'))],
    ['is cut off', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)(
    '%s: its own blocks show their fallback, the rest is there, and asking again brings all',
    async (_, answer) => {
      const good = await goodVisit(endpoint)
      const { call, heal } = troubled(endpoint, callOf(good), answer)
      const prepared = await prepare(good, call, 10_000)
      const html = documentOf(prepared)

      expect(html.split(SORRY)).toHaveLength(1 + retrying.length)
      expect(hiding.filter((id) => !isEmptyIn(html, id))).toEqual([])
      const page = inBrowser(prepared.payload, good, call)
      await page.ask()
      expect(page.kinds()).toEqual({ ...(await whole(endpoint)), ...failed(own) })
      heal()
      await page.store.reload()
      expect(page.kinds()).toEqual(await whole(endpoint))
    },
  )

  it('is empty: its own blocks have nothing to show, and nobody is told that something failed', async () => {
    const good = await goodVisit(endpoint)
    const { call } = troubled(endpoint, callOf(good), async () => ({ hasError: false, code: '0', responseCode: '0' }))
    const prepared = await prepare(good, call, 10_000)
    const page = inBrowser(prepared.payload, good, call)
    await page.ask()
    const kinds = page.kinds()
    const vacant = endpoint.vacant ?? own
    expect(Object.values(kinds)).not.toContain('failed')
    expect(documentOf(prepared)).not.toContain(SORRY)
    expect(vacant.filter((id) => Object.hasOwn(kinds, id))).toEqual([])
    expect(without(kinds, own)).toEqual(without(await whole(endpoint), [...own, ...vacant]))
  })

  it('never answers: the server does not wait, and after 30 s its own blocks give up, and no others', async () => {
    const good = await goodVisit(endpoint)
    await whole(endpoint)
    const { call, heal } = troubled(endpoint, callOf(good), never)
    const prepared = await prepare(good, call, 1)
    expect(documentOf(prepared)).not.toContain(SORRY)
    vi.useFakeTimers()
    try {
      const page = inBrowser(prepared.payload, good, call)
      void page.ask()
      await vi.advanceTimersByTimeAsync(29_900)
      expect(Object.values(page.kinds())).not.toContain('failed')
      await vi.advanceTimersByTimeAsync(200)
      expect(page.kinds()).toEqual({ ...(await whole(endpoint)), ...failed(endpoint.together ?? own) })
      heal()
      await page.store.reload()
      expect(page.kinds()).toEqual(await whole(endpoint))
    } finally {
      vi.useRealTimers()
    }
  })

  it('is slow: the server leaves it to the browser, where its blocks arrive', async () => {
    const good = await goodVisit(endpoint)
    const { call, heal } = troubled(endpoint, callOf(good), never)
    const prepared = await prepare(good, call, 1)
    const shown = idsIn(documentOf(prepared))
    const others = Object.keys(await whole(endpoint)).filter((id) => !own.includes(id) && id !== 'activation')
    expect(others.filter((id) => !shown.includes(id))).toEqual([])
    heal()
    const page = inBrowser(prepared.payload, good, call)
    await page.ask()
    expect(page.kinds()).toEqual(await whole(endpoint))
  })
})
