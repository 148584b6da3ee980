// @vitest-environment happy-dom
import { startTransition, useMemo } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import {
  type NavigateFunction,
  RouterProvider,
  createMemoryRouter,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planWith } from '../../engine/react/fake-page.tsx'
import type { Entry } from '../../engine/react/entry.ts'
import { NoPage } from './fetch-page.ts'
import { createNavigation, type PageAnswer, type PageData } from './navigation.ts'
import { useShownEntry } from './use-shown-entry.ts'

const entryOf = (title: string) =>
  ({
    payload: {
      plan: planWith([], { title, keepAlive: title === 'home' }),
      sources: {},
      theme: 'lantu',
      clockOffset: 0,
    },
    place: {},
  }) as unknown as Entry

const scrollTo = vi.fn()
const comeBackTo = vi.hoisted(() => vi.fn<(top: number, anchor?: object) => void>())
const left = vi.hoisted((): object[] => [])
vi.mock('./keep-place.ts', () => ({ comeBackTo, left }))
beforeEach(() => {
  left.length = 0
  scrollTo.mockClear()
  comeBackTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Done = () => Promise<void>

/**
 * The app at its home page; each page comes, or fails, when the test says so.
 * @param answers what the server says at once, by the address
 */
async function start(
  steps?: Parameters<typeof createMemoryRouter>[1],
  answers: Readonly<Record<string, PageAnswer>> = {},
) {
  const waiting = new Map<
    string,
    { come: Done; send: (redirect: string) => Promise<void>; fail: (error?: Error) => Promise<void> }
  >()
  const fetchPage = vi.fn(
    async (href: string) =>
      answers[href] ??
      new Promise<PageAnswer>((resolve, reject) =>
        waiting.set(href, {
          come: () => act(async () => resolve({ payload: entryOf(href).payload, css: [] })),
          send: (redirect: string) => act(async () => resolve({ redirect })),
          fail: (error = new TypeError('offline')) => act(async () => reject(error)),
        }),
      ),
  )
  const prepare = async ({ payload }: PageData) => ({ payload, place: {} }) as unknown as Entry
  const navigation = createNavigation({ fetchPage, prepare, now: () => 0 })
  const first = entryOf('home')
  const redirect = vi.fn((to: string) => void (answers[to] && router.navigate(to, { replace: true })))
  let fresh = (): Promise<void> => Promise.resolve()
  function App() {
    const at = useLocation()
    const location = useMemo(() => ({ ...at, state: { position: 0, ...at.state } }), [at])
    const { entry, alive, loading, failed, why, retry, refresh } = useShownEntry({
      here: { location, how: useNavigationType() },
      first,
      navigation,
      redirect,
      changePage: startTransition,
    })
    fresh = refresh
    return (
      <>
        <h1>{entry.payload.plan.title}</h1>
        <p>{[loading && 'loading', failed && 'failed', why].filter(Boolean).join()}</p>
        <ul>{alive.map(({ payload }) => payload.plan.title).join()}</ul>
        <button onClick={retry}>again</button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <App /> }], steps)
  render(<RouterProvider router={router} />)
  const go = (to: string | -1 | 1) => act(async () => (router.navigate as NavigateFunction)(to as string))
  const seen = () => [screen.getByRole('heading').textContent, screen.getByRole('paragraph').textContent]
  const refresh = () => act(async () => void fresh())
  const alive = () => screen.getByRole('list').textContent
  return {
    waiting,
    fetchPage,
    go,
    seen,
    redirect,
    refresh,
    alive,
    again: () => act(async () => screen.getByRole('button').click()),
  }
}

/** What was in the middle of the screen. */
const anchor = { id: 'offers', top: -460 }

describe('the page on the screen', () => {
  it('that is gone back to after a reload stands where it was left, as the step of the one on the screen knows', async () => {
    const { go, seen, waiting } = await start({
      initialEntries: ['/combo', { pathname: '/goods/1', state: { from: '/combo', top: 900, anchor } }],
      initialIndex: 1,
    })
    await go(-1)
    await waiting.get('/combo')?.come()
    expect(seen()[0]).toBe('/combo')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
    expect(comeBackTo, 'as soon as it is long enough').toHaveBeenCalledExactlyOnceWith(900, anchor)
  })

  it('that is gone to by Forward after a reload stands where it was left, as one that is gone back to does', async () => {
    left[1] = { from: '/combo', top: 900, anchor }
    const { go, seen, waiting } = await start({
      initialEntries: ['/', { pathname: '/combo', state: { from: '/', position: 1 } }],
      initialIndex: 0,
    })
    vi.stubGlobal('scrollY', 300)
    await go(1)
    await waiting.get('/combo')?.come()
    expect(seen()[0]).toBe('/combo')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
    expect(comeBackTo).toHaveBeenCalledExactlyOnceWith(900, anchor)
    expect(left[0], 'for whoever comes back by any way').toEqual({ from: '/', top: 300 })
  })

  it('that is gone back to from a page that another one opened begins at its top', async () => {
    const { go, waiting } = await start({
      initialEntries: ['/combo', { pathname: '/goods/1', state: { from: '/promo', top: 900 } }],
      initialIndex: 1,
    })
    await go(-1)
    await waiting.get('/combo')?.come()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    expect(comeBackTo).not.toHaveBeenCalled()
  })

  it('is not looked for without end where pages lead to each other: after ten the shopper is told', async () => {
    const { go, seen, redirect, fetchPage, again, waiting } = await start(undefined, {
      '/a': { redirect: '/b' },
      '/b': { redirect: '/a' },
    })
    await go('/a')
    await vi.waitFor(() => expect(seen()).toEqual(['home', 'failed,circle']))
    expect([redirect.mock.calls.length, fetchPage.mock.calls.length]).toEqual([10, 11])
    await again()
    await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(22))
    expect(seen()).toEqual(['home', 'failed,circle'])
    await go('/combo')
    await waiting.get('/combo')!.come()
    expect(seen()).toEqual(['/combo', ''])
  })

  it('stays until the next one is ready', async () => {
    const { go, seen, waiting } = await start()
    await go('/combo')
    expect(seen()).toEqual(['home', 'loading'])
    await waiting.get('/combo')!.come()
    expect(seen()).toEqual(['/combo', ''])
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('is named in the browser’s bar as its document would name it', async () => {
    const { go, waiting } = await start()
    document.head.innerHTML = '<meta property="og:site_name" content="澜途度假">'
    await go('/combo')
    await waiting.get('/combo')!.come()
    expect(document.title).toBe('/combo - 澜途度假')
  })

  it('no more has the address of the page that the document came with', async () => {
    const { go, waiting } = await start()
    document.head.innerHTML = '<link rel="canonical" href="https://shop.example/tc-fostay/">'
    await go('/combo')
    await waiting.get('/combo')!.come()
    expect(document.querySelector('[rel=canonical]')).toBeNull()
  })

  it('comes back at once, at the place where it was left, without being asked for', async () => {
    const { go, seen, waiting, fetchPage } = await start()
    vi.stubGlobal('scrollY', 840)
    await go('/combo')
    await waiting.get('/combo')!.come()
    await go(-1)
    expect(seen()).toEqual(['home', ''])
    expect(scrollTo).toHaveBeenLastCalledWith(0, 840)
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('is the last one that was wanted, whichever comes first', async () => {
    const { go, seen, waiting } = await start()
    await go('/slow')
    await go('/quick')
    await waiting.get('/quick')!.come()
    await waiting.get('/slow')!.come()
    expect(seen()).toEqual(['/quick', ''])
  })

  it('says when the next one can’t be had, and asks again when told to', async () => {
    const { go, seen, waiting, again } = await start()
    await go('/combo')
    await waiting.get('/combo')!.fail()
    expect(seen()).toEqual(['home', 'failed,network'])
    await again()
    expect(seen()).toEqual(['home', 'loading,failed,network'])
    await waiting.get('/combo')!.come()
    expect(seen()).toEqual(['/combo', ''])
  })

  it('blames no network for an answer that is no page', async () => {
    const { go, seen, waiting } = await start()
    await go('/combo')
    await waiting.get('/combo')!.fail(new NoPage('No page for /combo: 502'))
    expect(seen()).toEqual(['home', 'failed,maintenance'])
  })

  it('waits no more, and knows of no failure, once the shopper went back to it', async () => {
    const { go, seen, waiting } = await start()
    await go('/slow')
    await go(-1)
    expect(seen()).toEqual(['home', ''])
    await waiting.get('/slow')!.come()
    expect(seen()).toEqual(['home', ''])
    await go('/broken')
    await waiting.get('/broken')!.fail()
    await go(-1)
    expect(seen()).toEqual(['home', ''])
  })

  it('that failed is asked for again by itself when the network is back', async () => {
    const { go, seen, waiting, fetchPage } = await start()
    await go('/combo')
    await waiting.get('/combo')!.fail()
    await act(async () => dispatchEvent(new Event('online')))
    expect(fetchPage).toHaveBeenCalledTimes(2)
    await waiting.get('/combo')!.come()
    expect(seen()).toEqual(['/combo', ''])
    await act(async () => dispatchEvent(new Event('online')))
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('stands where it was left once the failed one that covered it is gone', async () => {
    const { go, waiting } = await start()
    vi.stubGlobal('scrollY', 840)
    await go('/combo')
    await waiting.get('/combo')!.fail()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    vi.stubGlobal('scrollY', 0)
    await go(-1)
    expect(scrollTo).toHaveBeenLastCalledWith(0, 840)
  })

  it('stays when the wanted one is elsewhere: the app is told where', async () => {
    const { go, seen, waiting, redirect } = await start()
    await go('/order')
    await waiting.get('/order')!.send('/login?redirect=%2Forder')
    expect(redirect).toHaveBeenCalledWith('/login?redirect=%2Forder')
    expect(seen()[0]).toBe('home')
  })

  it('is fetched anew when somebody else looks at it, and stands where it was', async () => {
    const { refresh, seen, waiting, alive } = await start()
    vi.stubGlobal('scrollY', 320)
    await refresh()
    await waiting.get('/')!.come()
    expect(seen()).toEqual(['/', ''])
    expect(alive(), 'and what it was is not kept behind it').toBe('/')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 320)
  })
})

describe('a page that was left', () => {
  it('stays mounted if its route keeps it alive, and is the same when gone back to', async () => {
    const { go, alive, waiting } = await start()
    await go('/combo')
    await waiting.get('/combo')!.come()
    expect(alive()).toBe('home,/combo')
    await go(-1)
    expect(alive()).toBe('home')
  })
})
