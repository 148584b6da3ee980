// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type NavigateFunction, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planWith } from '../page/react/fake-page.tsx'
import type { Entry } from './entry.ts'
import { createNavigation, type PageAnswer } from './navigation.ts'
import { useShownEntry } from './use-shown-entry.ts'

const entryOf = (title: string) =>
  ({
    payload: { plan: planWith([], { title }), sources: {}, theme: 'lantu', clockOffset: 0 },
    scroll: 0,
  }) as unknown as Entry

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The app at its home page; each page comes, or fails, when the test says so. */
async function start() {
  const waiting = new Map<string, { come: () => Promise<void>; fail: () => Promise<void> }>()
  const fetchPage = vi.fn(
    (href: string) =>
      new Promise<PageAnswer>((resolve, reject) =>
        waiting.set(href, {
          come: () => act(async () => resolve({ payload: entryOf(href).payload, css: [] })),
          fail: () => act(async () => reject(new Error('offline'))),
        }),
      ),
  )
  const prepare = async ({ payload }: PageAnswer) => ({ payload, scroll: 0 }) as unknown as Entry
  const navigation = createNavigation({ fetchPage, prepare, now: () => 0 })
  const first = entryOf('home')
  function App() {
    const { entry, loading, failed, retry } = useShownEntry(first, navigation)
    return (
      <>
        <h1>{entry.payload.plan.title}</h1>
        <p>{[loading && 'loading', failed && 'failed'].filter(Boolean).join()}</p>
        <button onClick={retry}>again</button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <App /> }])
  render(<RouterProvider router={router} />)
  const go = (to: string | -1) => act(async () => (router.navigate as NavigateFunction)(to as string))
  const seen = () => [screen.getByRole('heading').textContent, screen.getByRole('paragraph').textContent]
  return { waiting, fetchPage, go, seen, again: () => act(async () => screen.getByRole('button').click()) }
}

describe('the page on the screen', () => {
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
    expect(seen()).toEqual(['home', 'failed'])
    await again()
    expect(seen()).toEqual(['home', 'loading'])
    await waiting.get('/combo')!.come()
    expect(seen()).toEqual(['/combo', ''])
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
})
