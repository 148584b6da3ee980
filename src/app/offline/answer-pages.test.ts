import { beforeEach, describe, expect, it } from 'vitest'
import { answerDocument, answerPage, keepOrders, keepSeen, type Surroundings } from './answer-pages.ts'
import { cachedPage, memberPage, ready } from './fake-cached-page.ts'
import { fakeStores, SITE } from './fake-stores.ts'
import { MARKS } from './cached-document.ts'
import { keyOf, type CachedPage, STORES } from './keeping.ts'
import { OWNER } from './member-store.ts'
import { findPage } from './page-store.ts'
import { dropOldShells, fetchDocuments } from './shell-store.ts'

const never = () => new Promise<never>(() => undefined)
const DAY = 24 * 60 * 60_000

/** A browser with a network that the test plays. */
function browser() {
  const full: { of?: 'pictures' | 'everything' } = {}
  const caches = fakeStores(full)
  const working: Promise<unknown>[] = []
  const asked: string[] = []
  const net = {
    answers: new Map<string, CachedPage>(),
    isDown: false,
    isStill: false,
    now: 1_000,
    isLate: false,
    status: 200,
  }
  const around: Surroundings = {
    caches,
    build: 'one.js',
    now: () => net.now,
    wait: () => (net.isLate ? Promise.resolve() : never()),
    last: (work) => void working.push(work.catch(() => undefined)),
    async fetch(request) {
      const url = new URL(request instanceof Request ? request.url : request, SITE)
      const path = url.pathname + url.search
      if (net.isDown) throw new TypeError('Failed to fetch')
      if (net.isStill) return never()
      asked.push(path)
      const page = net.answers.get(path)
      if (net.status !== 200) return new Response('<h1>Bad Gateway</h1>', { status: net.status })
      const isShared = page && !page.payload.personal
      return new Response(page ? JSON.stringify(page) : '<html>server</html>', {
        headers: { 'cache-control': isShared ? 'public, max-age=0' : 'private, no-store' },
      })
    },
  }
  const settled = async () => {
    while (working.length > 0) await working.shift()
  }
  const page = async (href: string) => {
    const answer = await answerPage(new Request(SITE + keyOf(href)), around)
    await settled()
    return (await answer.json()) as CachedPage
  }
  const text = async (href: string) => (await answerDocument(new Request(`${SITE}/tc-fostay${href}`), around)).text()
  const logIn = async (owner: string) => (await caches.open(STORES.member)).put(OWNER, new Response(owner))
  return { caches, full, net, around, asked, settled, page, text, logIn }
}

let here: ReturnType<typeof browser>
const home = cachedPage()
const order = memberPage('order-detail', { order: ready({ productInfo: { productName: '海洋馆双人票' } }) })

beforeEach(async () => {
  here = browser()
  here.net.answers.set(keyOf('/'), home)
  here.net.answers.set(keyOf('/detail/1'), order)
  await install('one.js', 1)
})

/** The server answers with the documents of a build. */
const documentsOf =
  (entry: string, status = 200): Surroundings['fetch'] =>
  async (url) => {
    const shell = `<html lang="zh-CN"><head>${MARKS.head}</head><div id="root"></div>${MARKS.data}import ${entry}</html>`
    const text = String(url).endsWith('_shell') ? shell : `<h1>没有网络</h1>${MARKS.list}`
    return new Response(text, { status })
  }

/** A worker of another build comes, and takes over. */
async function install(build: string, day: number) {
  await fetchDocuments(build, { caches: here.caches, fetch: documentsOf(build), now: () => day })
  await dropOldShells(here.caches)
  return { ...here.around, build }
}

describe('with a network', () => {
  it('a page is the network’s, however fresh the kept one is', async () => {
    await here.page('/')
    here.net.answers.set(keyOf('/'), cachedPage({ plan: { title: '新的首页' } }))
    const { payload } = await here.page('/')
    expect(payload.plan.title).toBe('新的首页')
    expect(payload.keptAt).toBeUndefined()
  })

  it('a network that brings nothing in time gives way to what is kept, and to nothing else', async () => {
    await here.page('/')
    Object.assign(here.net, { isStill: true, isLate: true })
    const answer = await answerPage(new Request(SITE + keyOf('/')), here.around)
    expect(((await answer.json()) as CachedPage).payload.keptAt).toBe(1_000)
  })
})

describe('with a network, and a proxy that finds no server', () => {
  it.each([502, 504])('a page that was seen is as it was: %i', async (status) => {
    await here.page('/')
    Object.assign(here.net, { status, now: 9_000 })
    expect((await here.page('/')).payload).toMatchObject({ keptAt: 1_000 })
    expect(await here.text('/')).toContain('"keptAt":1000')
  })

  it('one that was never seen is the proxy’s answer to the app, and a document of our own that blames no network', async () => {
    await here.page('/')
    here.net.status = 502
    const answer = await answerPage(new Request(SITE + keyOf('/combo')), here.around)
    expect(answer.status).toBe(502)
    const document = await here.text('/combo')
    expect(document).toContain('<h1>服务器正在维修</h1>')
    expect(document).toContain('现在也能看')
    expect(document).not.toMatch(/没有网络|Bad Gateway/)
  })

  it('what the shop itself refuses passes as it is', async () => {
    await here.page('/')
    here.net.status = 503
    expect(await here.text('/')).toContain('Bad Gateway')
  })
})

describe('without a network', () => {
  it('a page that was seen is as it was, and says of when', async () => {
    await here.page('/')
    Object.assign(here.net, { isDown: true, now: 9_000 })
    expect((await here.page('/')).payload).toMatchObject({ plan: { title: '首页' }, keptAt: 1_000 })
    const document = await here.text('/')
    expect(document).toContain('data-theme="lantu"')
    expect(document).toContain('"keptAt":1000')
    expect(document).not.toContain(MARKS.data)
  })

  it('a page that was never seen fails as without a worker, and its document is our own, with the ways to what is kept', async () => {
    await here.logIn('one')
    await here.page('/')
    await here.page('/detail/1')
    here.net.isDown = true
    await expect(here.page('/combo')).rejects.toThrow('Failed to fetch')
    const document = await here.text('/combo')
    expect(document).toContain('没有网络')
    expect([...document.matchAll(/href="([^"]+)">([^<]+)/g)].map(([, href, name]) => [href, name])).toEqual([
      ['/tc-fostay/detail/1', '海洋馆双人票'],
      ['/tc-fostay/', '首页'],
    ])
  })

  it('a text of the shop’s is no markup of the page that it is kept in', async () => {
    here.net.answers.set(keyOf('/'), cachedPage({ plan: { title: '</title><script>alert(1)</script>' } }))
    await here.page('/')
    here.net.isDown = true
    expect(await here.text('/')).not.toContain('<script>alert')
    expect(await here.text('/combo')).not.toContain('<script>alert')
  })

  it('what was kept a month ago is as if it had not been', async () => {
    await here.page('/')
    Object.assign(here.net, { isDown: true, now: 1_000 + 30 * DAY })
    await expect(here.page('/')).rejects.toThrow('Failed to fetch')
  })
})

describe('a new build', () => {
  const ask = async (href: string, around: Surroundings) =>
    (await answerDocument(new Request(`${SITE}/tc-fostay${href}`), around)).text()

  it('shows a page that the build before kept by the code of that build, and the app of the new one gets none of it', async () => {
    await here.page('/')
    const around = await install('two.js', 2)
    here.net.isDown = true
    expect(await ask('/', around)).toContain('import one.js')
    await expect(answerPage(new Request(SITE + keyOf('/')), around)).rejects.toThrow('Failed to fetch')
  })

  it('shows no page of a build before that one, nor a way to it', async () => {
    await here.page('/')
    await install('two.js', 2)
    const around = await install('three.js', 3)
    here.net.isDown = true
    expect(await ask('/', around)).toBe('<h1>没有网络</h1>')
  })

  it('doesn’t come while its documents are not there, or are another build’s', async () => {
    const { caches } = here
    const comes = (fetch: Surroundings['fetch']) => fetchDocuments('two.js', { caches, fetch, now: () => 2 })
    await expect(comes(documentsOf('two.js', 503))).rejects.toThrow('503')
    await expect(comes(documentsOf('one.js'))).rejects.toThrow('another build')
    await here.page('/')
    here.net.isDown = true
    expect(await here.text('/')).toContain('import one.js')
  })
})

describe('a browser whose stores fail', () => {
  it('gets every page that the network brings', async () => {
    const refuse = () => Promise.reject(new Error('refused'))
    const caches = { has: refuse, open: refuse, match: refuse, delete: refuse } as unknown as CacheStorage
    const answer = await answerPage(new Request(SITE + keyOf('/')), {
      ...here.around,
      caches,
      wait: async () => undefined,
    })
    expect(((await answer.json()) as CachedPage).payload.plan.title).toBe('首页')
  })

  it('has room for a page once the pictures are gone; a page that was kept stays until then', async () => {
    await here.caches.open(STORES.pictures)
    await here.page('/')
    here.full.of = 'everything'
    await here.page('/')
    expect(await findPage(here.caches, '/', 1_000)).toBeDefined()
    await here.caches.open(STORES.pictures)
    here.full.of = 'pictures'
    here.net.now = 2_000
    await here.page('/')
    expect(await here.caches.has(STORES.pictures)).toBe(false)
    expect((await findPage(here.caches, '/', 2_000))?.at).toBe(2_000)
  })
})

describe('what is a member’s', () => {
  it('is kept while they are logged in, and for nobody else', async () => {
    await here.page('/detail/1')
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeUndefined()
    await here.logIn('one')
    await here.page('/detail/1')
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeDefined()
    await here.caches.delete(STORES.member)
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeUndefined()
  })

  it('is not kept when it was on its way while somebody else logged in', async () => {
    await here.logIn('one')
    const { fetch } = here.around
    const slow: Surroundings = {
      ...here.around,
      async fetch(request) {
        const answer = await fetch(request)
        await here.caches.delete(STORES.member)
        await here.logIn('other')
        return answer
      },
    }
    await keepSeen('/detail/1', slow)
    await here.page('/')
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeUndefined()
  })

  it('comes with the list: orders whose codes can be used are asked for, those that are fresh are not asked for again', async () => {
    const cards = [{ usableCodes: 1, paths: { detail: '/detail/1' } }]
    here.net.answers.set(keyOf('/order'), memberPage('order', { orders: ready({ orders: cards }) }))
    await here.logIn('one')
    await here.page('/order')
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeDefined()
    await here.page('/order')
    expect(here.asked.filter((path) => path === keyOf('/detail/1'))).toHaveLength(1)
  })

  it('comes also to who never opened the list; a visitor’s browser doesn’t ask for it', async () => {
    const cards = [{ usableCodes: 1, paths: { detail: '/detail/1' } }]
    const list = '/order?tab=usable'
    here.net.answers.set(keyOf(list), memberPage('order', { orders: ready({ orders: cards }) }))
    await keepOrders(here.around)
    expect(here.asked).toEqual([])
    await here.logIn('one')
    await keepOrders(here.around)
    await here.settled()
    expect(await findPage(here.caches, '/detail/1', 1_000)).toBeDefined()
  })
})

it('keeps the last thirty pages, and forgets the one that was come to longest ago', async () => {
  for (let nth = 0; nth <= 30; nth += 1) {
    here.net.now += 1
    here.net.answers.set(keyOf(`/goods/${nth}`), home)
    await here.page(`/goods/${nth}`)
    here.net.now += 1
    if (nth === 1) await here.page('/goods/0')
  }
  expect(await findPage(here.caches, '/goods/1', 1_000)).toBeUndefined()
  expect(await findPage(here.caches, '/goods/0', 1_000)).toBeDefined()
})
