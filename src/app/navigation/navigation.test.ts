// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { planWith } from '../../engine/react/fake-page.tsx'
import type { Entry } from '../../engine/react/entry.ts'
import { createNavigation, isRedirect, type PageAnswer, type PageData, type Redirect, shopHref } from './navigation.ts'

const answerOf = (href: string): PageData => ({
  payload: { plan: planWith([], { title: href }), sources: {}, theme: 'lantu', clockOffset: 0 },
  css: [],
})
const entryOf = (name: string) => ({ payload: answerOf(name).payload }) as Entry
const titleOf = (entry: Entry | Redirect | undefined) =>
  entry && !isRedirect(entry) ? entry.payload.plan.title : undefined

function navigate(fetchPage = vi.fn(async (href: string): Promise<PageAnswer> => answerOf(href))) {
  let now = 0
  const prepare = async ({ payload }: PageData) => ({ payload }) as Entry
  const navigation = createNavigation({ fetchPage, prepare, now: () => now })
  return { navigation, fetchPage, wait: (ms: number) => (now += ms) }
}

describe('a page asked for by a touch', () => {
  it('is the one that the tap opens', async () => {
    const { navigation, fetchPage, wait } = navigate()
    navigation.prefetch('/combo')
    wait(2_999)
    expect(titleOf(await navigation.open('/combo'))).toBe('/combo')
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('is asked for again when the tap comes after ten seconds', async () => {
    const { navigation, fetchPage, wait } = navigate()
    navigation.prefetch('/combo')
    wait(3_000)
    await navigation.open('/combo')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('is used once: opened again it is asked for again', async () => {
    const { navigation, fetchPage } = navigate()
    await navigation.open('/combo')
    await navigation.open('/combo')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('is asked for again where something that was sent is answered before the tap', async () => {
    const { navigation, fetchPage } = navigate()
    navigation.prefetch('/retail/shopCar')
    navigation.outdate()
    await navigation.open('/retail/shopCar')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('is asked for again, once, where something that was sent is answered while it is on its way', async () => {
    const fetchPage = vi.fn(async (): Promise<PageAnswer> => answerOf('after'))
    fetchPage.mockImplementationOnce(async () => answerOf('before'))
    const { navigation } = navigate(fetchPage)
    const opening = navigation.open('/retail/shopCar')
    navigation.outdate()
    expect(titleOf(await opening)).toBe('after')
    fetchPage.mockImplementation(async () => {
      await Promise.resolve()
      navigation.outdate()
      return answerOf('polled')
    })
    expect(titleOf(await navigation.open('/retail/shopCar'))).toBe('polled')
    expect(fetchPage).toHaveBeenCalledTimes(4)
  })

  it('that failed is not kept', async () => {
    const fetchPage = vi
      .fn(async (href: string): Promise<PageAnswer> => answerOf(href))
      .mockRejectedValueOnce(new Error('offline'))
    const { navigation } = navigate(fetchPage)
    navigation.prefetch('/combo')
    await expect(navigation.open('/combo')).rejects.toThrow('offline')
    expect(titleOf(await navigation.open('/combo'))).toBe('/combo')
  })

  it('that fails late takes no newer one with it', async () => {
    let fail = (_error: Error) => {}
    const fetchPage = vi
      .fn(async (href: string): Promise<PageAnswer> => answerOf(href))
      .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    const { navigation, wait } = navigate(fetchPage)
    navigation.prefetch('/combo')
    wait(3_000)
    navigation.prefetch('/combo')
    fail(new Error('offline'))
    await navigation.open('/combo')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})

describe('a page that is elsewhere', () => {
  it('is not prepared: the app is told where to go', async () => {
    const { navigation } = navigate(vi.fn(async (): Promise<PageAnswer> => ({ redirect: '/login?redirect=%2Forder' })))
    expect(await navigation.open('/order')).toEqual({ redirect: '/login?redirect=%2Forder' })
  })
})

describe('what was kept and fetched ahead', () => {
  it('is forgotten when somebody else looks', async () => {
    const { navigation, fetchPage } = navigate()
    navigation.keep('k', entryOf('home'))
    navigation.prefetch('/combo')
    navigation.forget()
    expect(navigation.kept('k')).toBeUndefined()
    await navigation.open('/combo')
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })
})

describe('pages kept for going back', () => {
  it('are twelve at most, the one left longest ago goes first', () => {
    const { navigation } = navigate()
    for (let at = 0; at < 12; at++) navigation.keep(`k${at}`, entryOf(`page ${at}`))
    navigation.keep('k0', entryOf('page 0 again'))
    navigation.keep('k12', entryOf('page 12'))
    expect(['k0', 'k1', 'k2', 'k12'].map((key) => titleOf(navigation.kept(key)))).toEqual([
      'page 0 again',
      undefined,
      'page 2',
      'page 12',
    ])
  })
})

describe('a link that the app may open', () => {
  const link = (href: string, attributes: Record<string, string> = {}) => {
    const element = document.createElement('a')
    element.href = href
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return shopHref(element, 'https://shop.example')
  }
  const shop = 'https://shop.example/tc-fostay'

  it.each([
    [shop, '/'],
    [`${shop}/`, '/'],
    [`${shop}/goods/1?index=2#tabs`, '/goods/1?index=2#tabs'],
    [`${shop}?from=tcmp`, '/?from=tcmp'],
  ])('%s is the page %s', (href, page) => {
    expect(link(href)).toBe(page)
  })

  it.each([
    'https://other.example/tc-fostay/goods/1',
    'https://shop.example/tc-fostayx',
    'https://shop.example/studio/gallery',
    `${shop}/media/terms.pdf`,
    'javascript:alert(1)',
    'mailto:a@b.example',
  ])('%s is none', (href) => {
    expect(link(href)).toBeUndefined()
  })

  it('is none that wants a window of its own, or to be saved', () => {
    expect(link(shop, { target: '_blank' })).toBeUndefined()
    expect(link(shop, { download: '' })).toBeUndefined()
  })
})
