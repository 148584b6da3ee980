import { createHash } from 'node:crypto'
import { fastify, type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noAssets, shopSettings } from '../../tests/fixtures/shop-files.ts'
import type { Page } from '../../schemas/page/page.ts'
import { validatorStore } from '../../build/validator-store.ts'
import { createBuiltShop } from '../../src/app/entry-server.tsx'
import { depsOf, pageOf, route, shopOf, text } from '../../src/engine/server/fake-shop.ts'
import type { PageDeps, PageFiles } from '../../src/engine/server/page-request.ts'
import { problemHandlers } from '../plugins/problems.ts'
import { plainPolicy } from '../plugins/security.ts'
import { createFastPath } from './fast-path.ts'
import { createForwards } from './forwards.ts'
import { createPageViewers } from './page-viewers.ts'
import { serveShop } from './serve-shop.ts'
import { createRenderLimits } from './render-limits.ts'
import { shopPlugin } from './shop-plugin.ts'

const built = await createBuiltShop(validatorStore)
const assets = {
  ...noAssets,
  css: (widgets: readonly string[]) => `/*${widgets.join()}*/`,
  cssHrefs: (widgets: readonly string[]) => widgets.map((code) => `/tc-fostay/assets/${code}.css`),
  modules: (widgets: readonly string[]) => widgets.map((code) => `/tc-fostay/assets/${code}.js`),
}
const routes = [
  route('home', '/'),
  route('goods', '/goods/:id'),
  route('me', '/me'),
  route('trial', '/trial'),
  route('lost', '/lost'),
  route('moved', '/moved/:id'),
]
const pages: Record<string, Page> = {
  home: pageOf([text('hello', '欢迎光临')]),
  goods: pageOf([text('id', '商品 {{ params.id }}')]),
  moved: pageOf([text('id', '还在 {{ params.id }}')], {
    redirects: [{ when: "{{ params.id != '1' }}", to: '/goods/{{ params.id }}?from=岛' }],
  }),
  me: pageOf([text('level', '{{ string(user.level) }}')]),
  trial: pageOf([text('new', '新', { experiment: { name: 'look', arm: 'new' } })], {
    experiments: { look: { new: 50, old: 50 } },
  }),
}

let app: FastifyInstance
let isOverrun = false
beforeEach(() => {
  isOverrun = false
})
afterEach(() => app.close())

/** The shop's pages in a server of their own, without a socket. */
function open(more: Partial<PageDeps> = {}, shopPages: PageFiles = shopOf(pages, routes), cdnSeconds = 0) {
  const learnt = vi.fn()
  const settings = { ...shopSettings, cdnSeconds }
  const deps = depsOf(shopPages, more)
  const served = serveShop({ shop: built, assets, deps, settings })
  const asides = { deadline: 50, now: () => 0, onProblem: () => undefined }
  const callAs = () => deps.call
  const nobody = { viewers: createPageViewers({ callAs, ...asides }), forwards: createForwards({ ...deps, ...asides }) }
  const fastPath = createFastPath(served)
  app = fastify()
  problemHandlers(app)
  const limits = createRenderLimits({ perMinute: 5, isOverrun: () => isOverrun, now: () => 0 })
  shopPlugin(app, { pages: served, fastPath: { ...fastPath, learn: learnt }, limits, callAs, ...nobody })
  return { learnt }
}

const ask = (url: string, more: InjectOptions = {}) => app.inject({ url, ...more })
/** What a shopper sees: the page without the data that stands in it. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body>')).replace(/<script[\s\S]*/, '')
const hash = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`

describe('an address of the shop', () => {
  it('answers with the page as HTML, whose policy has the hashes of its script and styles', async () => {
    open()
    const { statusCode, headers, body } = await ask('/tc-fostay/')
    const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style!)
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(body)![1]!
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(bodyOf(body)).toContain('欢迎光临')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(script)} `)
    expect(headers['content-security-policy']).toContain(`; style-src 'self' ${styles.map(hash).join(' ')};`)
  })

  it('takes no form: who sends one without script reads that nothing was sent, and finds the way back', async () => {
    open()
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/plain']) {
      const more = { method: 'POST', payload: 'mobile=13800000003', headers: { 'content-type': type } } as const
      const { statusCode, headers, body } = await ask('/tc-fostay/goods/1?from=laguna', more)
      expect([statusCode, headers['allow'], headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store'])
      expect(body).toContain('<h1>刚才填写的内容没有提交</h1>')
      expect(body).toContain('<a href="">回到这一页</a>')
      expect(body).not.toContain('13800000003')
    }
  })

  it('whose data nobody gives is 503, with one way to try again, and kept by nobody; told to the app as data', async () => {
    const home = pageOf(
      ['a', 'b'].map((id) => text(id, '{{ string(size(filter)) }}')),
      { data: { filter: { from: 'productPackageFilter' } } },
    )
    open({ call: () => Promise.reject(new Error('down')) }, shopOf({ home }, routes))
    const { statusCode, headers, body } = await ask('/tc-fostay/')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(bodyOf(body).match(/重新加载/g)).toHaveLength(1)
    const data = await ask('/tc-fostay/_page?href=/')
    expect([data.statusCode, data.json().payload.isLost]).toEqual([200, true])
  })

  it.each(['/tc-fostay/', '/tc-fostay/nowhere'])(
    'tells a browser to stay with https, and to guess no types: %s',
    async (url) => {
      open()
      const { headers } = await ask(url)
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('without its last slash, or of the bare server, leads to the home page and keeps its query', async () => {
    open()
    const [root, bare] = [await ask('/'), await ask('/tc-fostay?from=tcmp&x=/tc-fostay')]
    expect([root.statusCode, root.headers.location]).toEqual([302, '/tc-fostay/'])
    expect([bare.statusCode, bare.headers.location]).toEqual([308, '/tc-fostay/?from=tcmp&x=/tc-fostay'])
  })

  it.each(['/tc-fostay/nowhere', `/tc-fostay/${'x'.repeat(3000)}`, '/tc-fostay//evil.example'])(
    'that leads nowhere is 404 in HTML',
    async (url) => {
      open()
      const { statusCode, body } = await ask(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('<title>页面不存在 - 澜途度假</title>')
    },
  )

  it('answers HEAD with the headers alone', async () => {
    open()
    const { statusCode, headers, body } = await ask('/tc-fostay/', { method: 'HEAD' })
    expect([statusCode, body, Number(headers['content-length']) > 1000]).toEqual([200, '', true])
  })

  it('as data, from memory too, says by itself that it loads nothing', async () => {
    open()
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await ask('/tc-fostay/_page?href=%2F', { method })).headers['content-security-policy']).toBe(plainPolicy)
  })

  it('shows nothing of an attack that its parameters bring', async () => {
    open()
    const { body } = await ask('/tc-fostay/goods/%3C%2Fscript%3E%3Cscript%3Ealert(1)')
    expect(bodyOf(body)).toContain('商品 &lt;/script&gt;&lt;script&gt;alert(1)')
    expect(body).not.toContain('<script>alert')
  })
})

describe('a page with redirects', () => {
  it('[A2] leads a browser elsewhere, and tells the app where', async () => {
    open()
    const document = await ask('/tc-fostay/moved/7')
    expect([document.statusCode, document.headers.location]).toEqual([302, '/tc-fostay/goods/7?from=%E5%B2%9B'])
    expect(document.headers['cache-control']).toBe('private, no-store')
    const data = await ask('/tc-fostay/_page?href=%2Fmoved%2F7')
    expect([data.statusCode, data.json()]).toEqual([200, { redirect: '/goods/7?from=岛' }])
  })

  it('takes along what each asker’s address said, as often as it is asked', async () => {
    open()
    for (const code of ['A', 'B']) {
      const { headers } = await ask(`/tc-fostay/moved/7?trackCode=${code}&from=clubmed`)
      expect(headers.location).toBe(`/tc-fostay/goods/7?from=%E5%B2%9B&trackCode=${code}`)
      const data = await ask(`/tc-fostay/_page?href=${encodeURIComponent(`/moved/7?trackCode=${code}`)}`)
      expect(data.json()).toEqual({ redirect: `/goods/7?from=岛&trackCode=${code}` })
    }
  })

  it('is shown where none holds', async () => {
    open()
    const { statusCode, body } = await ask('/tc-fostay/moved/1')
    expect(statusCode).toBe(200)
    expect(bodyOf(body)).toContain('还在 1')
  })
})

describe('a page for the app that runs', () => {
  const data = async (href: string) => (await ask(`/tc-fostay/_page?href=${encodeURIComponent(href)}`)).json()

  it('is its plan and data, and the style sheets of its widgets', async () => {
    open()
    expect(await data('/goods/12?x=1')).toMatchObject({
      payload: { plan: { page: 'goods', context: { params: { id: '12' }, query: {} } } },
      css: ['/tc-fostay/assets/rich-text.css'],
    })
  })

  it.each(['/nowhere', 'https://evil.example/', '/%E0%A4%A'])('is the not-found page for %j', async (href) => {
    open()
    expect(await data(href)).toMatchObject({ payload: { plan: { page: 'not-found' } } })
  })

  it('is the home page when no address is given', async () => {
    open()
    expect((await ask('/tc-fostay/_page')).json()).toMatchObject({ payload: { plan: { page: 'home' } } })
  })
})

describe('a page that is not in memory', () => {
  const spend = async () => {
    for (let id = 0; id < 5; id++) expect((await ask(`/tc-fostay/goods/${id}`)).statusCode).toBe(200)
  }

  it('is made so often for one address; then it says when to come again, to the app as JSON', async () => {
    open()
    await spend()
    const refused = await ask('/tc-fostay/goods/9')
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      ...[503, '60', 'no-store'],
    ])
    expect(refused.body).toContain('请稍后再试')
    const data = await ask('/tc-fostay/_page?href=/goods/9')
    expect([data.statusCode, data.headers['retry-after'], data.json().code]).toEqual([503, '60', 'under-maintenance'])
    expect((await ask('/tc-fostay/goods/9', { remoteAddress: '203.0.113.7' })).statusCode).toBe(200)
  })

  it('is not begun while the process is overrun', async () => {
    open()
    isOverrun = true
    expect((await ask('/tc-fostay/goods/9')).statusCode).toBe(503)
  })

  it('leaves those that are in memory alone', async () => {
    open()
    await spend()
    isOverrun = true
    for (let visit = 0; visit < 20; visit++) expect((await ask('/tc-fostay/goods/3')).statusCode).toBe(200)
  })
})

describe('an answer that fits everybody', () => {
  it('may be kept, to be asked for again, and is learnt by its address', async () => {
    const { learnt } = open()
    const { headers } = await ask('/tc-fostay/?utm=1')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(learnt).toHaveBeenCalledWith('/tc-fostay/?utm=1', expect.stringContaining('html'))
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('may be kept by a CDN for as long as it was told, and forgotten by the name of its page, while browsers ask each time', async () => {
    open({}, undefined, 20)
    expect((await ask('/tc-fostay/')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=20, must-revalidate',
      'cdn-cache-control': 'public, max-age=20, stale-while-revalidate=30',
      'surrogate-key': 'shop page-home',
      'cache-tag': 'shop,page-home',
    })
  })

  it.each([
    ['personal', '/tc-fostay/me', {}],
    ['an arm of an experiment', '/tc-fostay/trial', {}],
    ['behind the login for this address', '/tc-fostay/?forceLogin=1', {}],
    ['personal, as data', '/tc-fostay/_page?href=/me', {}],
  ])('is not what is %s: no CDN may keep it', async (_what, url, more) => {
    open({}, undefined, 20)
    const { headers } = await ask(url, more)
    expect(headers['cache-control']).not.toContain('s-maxage')
    for (const name of ['cdn-cache-control', 'surrogate-key', 'cache-tag']) expect(headers[name]).toBeUndefined()
  })

  it('is not learnt when its page was edited while it was made', async () => {
    let revision = 'one'
    const shop = shopOf(pages, routes)
    const found = (name: string) => {
      const page = shop.page(name)
      return page && { ...page, revision }
    }
    // Asked for while the page is made.
    const clockOffset = () => {
      revision = 'two'
      return 0
    }
    const { learnt } = open({ clockOffset }, { ...shop, page: found })
    await ask('/tc-fostay/')
    expect(learnt).not.toHaveBeenCalled()
    await ask('/tc-fostay/')
    expect(learnt).toHaveBeenCalledOnce()
  })

  it('is made once for all', async () => {
    const clockOffset = vi.fn(() => 0)
    open({ clockOffset })
    await Promise.all([ask('/tc-fostay/'), ask('/tc-fostay/?utm=1')])
    await ask('/tc-fostay/?utm=2')
    expect(clockOffset).toHaveBeenCalledOnce()
  })
})

describe('an answer for one person', () => {
  it('is kept by nobody', async () => {
    const { learnt } = open()
    expect((await ask('/tc-fostay/me')).headers['cache-control']).toBe('private, no-store')
    expect(learnt).not.toHaveBeenCalled()
  })
})

describe('a page with an experiment', () => {
  it('gives a new visitor a cookie that holds an id and nothing else, and is kept by nobody', async () => {
    const { learnt } = open()
    const { headers } = await ask('/tc-fostay/trial')
    expect(headers['set-cookie']).toMatch(
      /^pagoda_visitor=[0-9a-f-]{36}; Path=\/tc-fostay; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    )
    expect(headers['cache-control']).toBe('private, no-store')
    expect(learnt).not.toHaveBeenCalled()
  })

  it('shows a visitor the same arm each time', async () => {
    open()
    const arm = async (id: string) => {
      const { headers, body } = await ask('/tc-fostay/trial', { headers: { cookie: `a=b; pagoda_visitor=${id}` } })
      expect(headers['set-cookie']).toBeUndefined()
      return body.includes('data-block="new"')
    }
    const ids = Array.from({ length: 12 }, (_, index) => `visitor-${index}`)
    const [once, again] = [await Promise.all(ids.map(arm)), await Promise.all(ids.map(arm))]
    expect(once).toEqual(again)
    expect(new Set(once).size).toBe(2)
  })

  it('takes no cookie that it can’t have given', async () => {
    open()
    const { headers } = await ask('/tc-fostay/trial', { headers: { cookie: 'pagoda_visitor=<script>' } })
    expect(headers['set-cookie']).toBeDefined()
  })
})

describe('a page that can’t be made', () => {
  const clockOffset = () => {
    throw new Error('a bug')
  }

  it('is told in the shop’s words, in HTML, to who came by the address bar', async () => {
    open({ clockOffset })
    const { statusCode, headers, body } = await ask('/tc-fostay/')
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(body).toContain('系统开小差了，请稍后再试')
    expect(body).not.toContain('a bug')
  })

  it('is a problem of the API’s table to the app', async () => {
    open({ clockOffset })
    const reply = await ask('/tc-fostay/_page?href=/')
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal-error'])
  })

  it('is 503 while its file was never good', async () => {
    open({}, shopOf(pages, routes))
    expect((await ask('/tc-fostay/lost')).statusCode).toBe(503)
  })
})
