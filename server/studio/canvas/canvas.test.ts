import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openItem, save } from '../../../tests/fixtures/studio-edit.ts'
import { drafted, releasing } from '../../../tests/fixtures/studio-releases.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { createRenderLimits } from '../../ssr/render-limits.ts'

/** Of a page with one block for everybody, and one each for a time, for members and for an arm. */
const turned = JSON.stringify({
  versions: { page: 1 },
  title: '首页',
  experiments: { title: { a: 100, b: 0 } },
  blocks: [
    words('always', '早'),
    { ...words('friday', '周五见'), live: { from: '2026-11-27T20:00' } },
    { ...words('gold', '金卡专享'), audience: { levels: [3] } },
    { ...words('arm', '另一组'), experiment: { name: 'title', arm: 'b' } },
  ],
})

function words(id: string, text: string) {
  return { id, widget: 'rich-text', props: { parts: [{ paragraphs: [text] }] } }
}

interface PlanReply {
  readonly payload: {
    readonly plan: { readonly blocks: readonly { readonly id: string }[] }
    readonly clockOffset: number
  }
}

describeOnDatabases('the canvas', (opened) => {
  let studio: TestStudio
  let viewer: string
  beforeAll(async () => {
    studio = await openStudio(opened().database)
    viewer = await studio.signedIn('viewer')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  const look = async (text: string, more: object = {}) => {
    const body = { kind: 'page', name: 'home', text, address: '/', as: {}, ...more }
    const { status, body: reply } = await studio.call('canvasPage', { cookie: viewer, body })
    return { status, reply: reply as unknown as CanvasPageReply & { readonly code?: string } }
  }
  const blocksOf = ({ page }: CanvasPageReply) => (page as unknown as PlanReply).payload.plan.blocks.map(({ id }) => id)

  it('shows a draft as the app takes a page, while shoppers get what is published', async () => {
    const { status, reply } = await look(pageText('首页', '新的一天'))
    expect(status).toBe(200)
    expect(JSON.stringify(reply.page)).toContain('新的一天')
    expect(studio.store.page('home')?.page.blocks[0]?.props).toEqual({ parts: [{ paragraphs: ['早'] }] })
  })

  it('tells which blocks this viewer does not see, and which property hides them', async () => {
    const { reply } = await look(turned)
    expect(blocksOf(reply)).toEqual(['always'])
    expect(reply.blocks).toEqual({
      friday: { hidden: 'live' },
      gold: { hidden: 'audience' },
      arm: { hidden: 'experiment' },
    })
  })

  it('looks at another time, as a member, in another arm', async () => {
    const as = { now: '2026-11-27T20:00', level: 3, arms: { title: 'b' } }
    const { reply } = await look(turned, { as })
    expect(blocksOf(reply)).toEqual(['always', 'friday', 'gold', 'arm'])
    expect(reply.blocks).toEqual({})
    const friday = Date.UTC(2026, 10, 27, 12)
    expect((reply.page as unknown as PlanReply).payload.clockOffset).toBe(friday - studio.clock.time)
  })

  it('shows nothing of a draft with errors, and tells them with their places', async () => {
    const { status, reply } = await look(turned.replace('"widget":"rich-text"', '"widget":"rich-tex"'))
    expect([status, reply.page]).toEqual([200, undefined])
    expect(reply.problems).toMatchObject([{ rule: 'unknown-widget', pointer: '/blocks/0/widget' }])
  })

  it('[H1] says which page of the studio an address of the shop shows, and of no address', async () => {
    const at = (address: string) => studio.call('livePage', { cookie: viewer, query: { address } })
    expect((await at('/goods/650101?from=lantu')).body).toEqual({ name: 'goods' })
    expect((await at('/nowhere')).body).toMatchObject({ code: 'no-such-address' })
    expect((await studio.call('livePage', { query: { address: '/' } })).status).toBe(401)
  })

  it('shows a part in a page that uses it, and says where its blocks come from', async () => {
    const part = { versions: { page: 1, 'rich-text': 1 }, title: '问候', blocks: [words('hello', '您好')] }
    const draft = { kind: 'part', name: 'greeting', address: '/about' }
    const { reply } = await look(JSON.stringify(part), draft)
    expect(JSON.stringify(reply.page)).toContain('您好')
    const about = JSON.stringify({
      versions: { page: 1 },
      title: '关于',
      blocks: [words('first', '一'), { part: 'greeting' }],
    })
    const { reply: page } = await look(about, { name: 'about', address: '/about' })
    expect(page.origins).toEqual({ hello: '/blocks/1' })
  })

  it('[C1] says of a part that the page has nothing of it, also where its state decides that', async () => {
    const without = async (block: object) => {
      const part = { versions: { page: 1, 'rich-text': 1 }, title: '问候', state: { tab: 0 }, blocks: [block] }
      return (await look(JSON.stringify(part), { kind: 'part', name: 'greeting', address: '/about' })).reply.isWithout
    }
    const hello = words('hello', '您好')
    expect([
      await without(hello),
      await without({ ...hello, when: '{{ state.tab > 0 }}' }),
      await without({ ...hello, audience: { levels: [3] } }),
    ]).toEqual([undefined, true, true])
  })

  it('shows a theme on the page of an address', async () => {
    const theme = { title: '澜途', tokens: { brand: '#0b7a75' } }
    const { reply } = await look(JSON.stringify(theme), { kind: 'theme', name: 'lantu' })
    expect([reply.problems, blocksOf(reply)]).toEqual([[], ['words']])
  })

  it.each(['/nowhere', '/about'])('has nothing at %s, which does not show this page', async (address) => {
    const { status, reply } = await look(pageText('首页'), { address })
    expect([status, reply.code]).toEqual([404, 'no-such-address'])
  })

  it('knows addresses at which an item can be seen', async () => {
    const addresses = async (kind: string, name: string) =>
      (await studio.call('sampleAddresses', { cookie: viewer, params: { kind, name } })).body
    expect(await addresses('page', 'goods')).toEqual({ addresses: ['/goods/650101'] })
    expect(await addresses('part', 'greeting')).toEqual({ addresses: ['/about', '/combo', '/coupon'] })
    expect(await addresses('theme', 'lantu')).toEqual({ addresses: ['/'] })
  })

  it('shows a part on another page of the shop where those that use it can be opened by nobody here', async () => {
    const routes = [...studio.store.routes(), { name: 'order', path: '/order/:id', title: '订单', open: true }]
    studio.write('routes.json', JSON.stringify({ routes }))
    studio.write('order.json', JSON.stringify({ versions: { page: 1 }, title: '订单', blocks: [{ part: 'refund' }] }))
    const part = { versions: { page: 1, 'rich-text': 1 }, title: '退款', blocks: [words('refund', '七天')] }
    studio.write('parts/refund.json', JSON.stringify(part))
    await studio.store.refresh()
    const params = { kind: 'part', name: 'refund' }
    expect((await studio.call('sampleAddresses', { cookie: viewer, params })).body).toEqual({ addresses: ['/'] })
    const { reply } = await look(JSON.stringify(part), { ...params, address: '/' })
    expect([reply.problems, blocksOf(reply)]).toEqual([[], ['refund']])
    const own = await look(JSON.stringify(part), { ...params, address: '/order/7' })
    expect(blocksOf(own.reply)).toEqual(['refund'])
  })

  it('shows a page that no route leads to under its name', async () => {
    studio.write('not-open.json', pageText('敬请期待'))
    await studio.store.refresh()
    const params = { kind: 'page', name: 'not-open' }
    const { body } = await studio.call('sampleAddresses', { cookie: viewer, params })
    expect(body).toEqual({ addresses: ['/not-open'] })
    const { status, reply } = await look(pageText('快了', '再等等'), { ...params, address: '/not-open' })
    expect([status, JSON.stringify(reply.page).includes('再等等')]).toEqual([200, true])
  })

  it.each(['2026-02-30T10:00', '2026-11-27T24:00', '2026-13-01T00:00', '99999-01-01T00:00', '周五'])(
    'has no page at %s, which no calendar has, and says so',
    async (now) => {
      const editor = await studio.signedIn('editor')
      const [item, as] = [{ kind: 'page', name: 'home' }, { now }]
      const calls = [
        studio.call('canvasPage', { cookie: viewer, body: { ...item, text: turned, address: '/', as } }),
        studio.call('newPreview', { cookie: editor, body: { ...item, address: '/', as, hours: 1 } }),
        studio.call('previewRelease', { cookie: editor, params: { id: 'none' }, body: { ...item, as, hours: 1 } }),
      ]
      for (const { status, body } of await Promise.all(calls))
        expect([status, body.detail]).toEqual([400, '时间要像 2026-11-27T20:00 这样写，日历上有的才行'])
    },
  )

  it('begins with an address at which there is something, and shows the page of what is nowhere at its own', async () => {
    const addresses = async () =>
      (await studio.call('sampleAddresses', { cookie: viewer, params: { kind: 'page', name: 'goods' } })).body
    const routes = [
      ...studio.store.routes(),
      { name: 'by-query', path: '/by-query', page: 'goods', title: '商品', open: true },
    ]
    const page = JSON.stringify({
      versions: { page: 1 },
      title: '商品',
      blocks: [
        { ...words('gone', '没有'), notFound: true, when: "{{ default(params.id, '') == '' }}" },
        words('all', '有'),
      ],
    })
    studio.write('routes.json', JSON.stringify({ routes }))
    studio.write('not-found.json', pageText('页面不存在'))
    await studio.store.refresh()
    expect(await addresses()).toEqual({ addresses: ['/by-query', '/goods/650101'] })
    studio.write('goods.json', page)
    await studio.store.refresh()
    expect(await addresses()).toEqual({ addresses: ['/goods/650101', '/by-query'] })
    const text = pageText('页面不存在', '迷路了')
    const { reply } = await look(text, { name: 'not-found', address: '/404' })
    expect(JSON.stringify(reply.page)).toContain('迷路了')
    expect((await look(text, { name: 'not-found', address: '/nowhere' })).status).toBe(404)
  })

  describe('as a document', () => {
    const open = (query: string, cookie?: string) =>
      studio.app.inject({ url: `/studio/canvas?${query}`, headers: { ...(cookie && { cookie }) } })

    it('is the shop’s page at its own address, with the app of the canvas, kept by nobody', async () => {
      const { statusCode, body, headers } = await open('kind=page&name=home&address=/%3Ftab=1&level=3', viewer)
      expect(statusCode).toBe(200)
      expect(body).toContain('history.replaceState(null,"","/tc-fostay/?tab=1")')
      expect(body).toContain('/canvas.js')
      expect(body).toContain('"level":3')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    })

    it('is a picture of the page without its script, where nothing but a look is wanted', async () => {
      const { statusCode, body } = await open('kind=page&name=home&address=/&still=true', viewer)
      expect([statusCode, /<script|<noscript|modulepreload/.test(body)]).toEqual([200, false])
      expect(body).toContain('<div id="root">')
    })

    it.each([
      ['whoever is not signed in', 401, 'name=home&address=/', '请在工作台重新登录', '/studio/sign-in'],
      ['whoever has no password yet', 403, 'name=home&address=/', '先给自己设一个密码', '/studio/set-password'],
      ['a page that is not there', 404, 'name=nothing&address=/', '没有这个页面、部件或主题', '/studio/'],
      ['an address of another page', 404, 'name=home&address=/about', '换一个地址', '/studio/'],
    ])('shows a page that says what to do to %s', async (_, status, query, told, link) => {
      const cookies: Record<number, string | undefined> = { 401: undefined, 403: await studio.cameByLink('viewer') }
      const { statusCode, body, headers } = await open(
        `kind=page&${query}`,
        status in cookies ? cookies[status] : viewer,
      )
      expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
      expect(/<main>.*<h1>.+<\/h1><p>(.*)<\/p>/.exec(body)?.[1]).toContain(told)
      // It stands in the studio's frame, and leads out of it.
      expect(body).toContain(`<a href="${link}" target="_top">`)
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    })

    it('says of a page that never served and has errors that they are mended first, and shows it once they are', async () => {
      const cookie = await studio.signedIn('editor')
      const eve = { kind: 'page', name: 'eve' } as const
      await studio.call('newPage', { cookie, body: { name: 'eve', title: '前夜', path: '/eve', copyOf: 'home' } })
      const draft = () => openItem(studio, cookie, eve)
      await save(studio, cookie, { opened: await draft(), titles: [''], item: eve })
      const { statusCode, body, headers } = await open('kind=page&name=eve&address=/eve', viewer)
      expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store'])
      expect(body).toContain('<h1>页面有错误</h1><p>页面有错误，还不能显示：先在问题里改好</p>')
      expect(body).toContain('<a href="/studio/" target="_top">回到工作台</a>')
      await save(studio, cookie, { opened: await draft(), titles: ['前夜'], item: eve })
      expect((await open('kind=page&name=eve&address=/eve', viewer)).statusCode).toBe(200)
    })

    it('shows what serves of a page whose draft has errors: the frame is there for when they are mended', async () => {
      const cookie = await studio.signedIn('editor')
      await save(studio, cookie, { opened: await openItem(studio, cookie), titles: [''] })
      const { statusCode, body } = await open('kind=page&name=home&address=/', viewer)
      expect([statusCode, body.includes('/canvas.js')]).toEqual([200, true])
    })
  })
})

describeOnDatabases('drafts that are looked at', (opened) => {
  let studio: TestStudio
  beforeAll(async () => {
    const renders = createRenderLimits({ perMinute: 1, isOverrun: () => false, now: () => 0 })
    studio = await openStudio(opened().database, { renders })
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  it('are made within the limits of pages: for each operator, and for each address that opens a link', async () => {
    const [lin, chen, he] = [
      await studio.signedIn('editor'),
      await studio.signedIn('viewer'),
      await studio.signedIn('editor'),
    ]
    const [wu, mei, xu] = [
      await studio.signedIn('editor'),
      await studio.signedIn('editor'),
      await studio.signedIn('editor'),
    ]
    const body = { kind: 'page', name: 'home', text: pageText('首页'), address: '/', as: {} }
    const look = async (cookie: string) => (await studio.call('canvasPage', { cookie, body })).status
    expect([await look(lin), await look(lin), await look(chen)]).toEqual([200, 429, 200])
    const frame = await studio.app.inject({
      url: '/studio/canvas?kind=page&name=home&address=/',
      headers: { cookie: lin },
    })
    expect([frame.statusCode, frame.body]).toEqual([503, expect.stringContaining('过一会儿再看')])
    const { text: _, ...preview } = { ...body, hours: 1 }
    const linked = (cookie: string) => studio.call('newPreview', { cookie, body: preview })
    expect((await linked(lin)).status).toBe(429)
    const { link } = (await linked(he)).body
    const measure = (cookie: string) =>
      studio.call('measurePage', {
        cookie,
        params: { kind: 'page', name: 'home' },
        body: { text: pageText('首页'), address: '/' },
      })
    expect([(await measure(wu)).status, (await measure(wu)).status, (await measure(mei)).status]).toEqual([
      200, 429, 200,
    ])
    const draft = await drafted(studio, xu, '冬天')
    const { body: release } = await releasing(studio).bundle(xu, [draft])
    const shared = { cookie: xu, params: { id: release.id }, body: { kind: 'page', name: 'home', as: {}, hours: 1 } }
    const linkedTo = async () => (await studio.call('previewRelease', shared)).status
    expect([await linkedTo(), await linkedTo()], 'a page of a release').toEqual([200, 429])
    const { pathname, search } = new URL(link as string)
    const open = () => studio.app.inject({ url: pathname + search })
    expect((await open()).statusCode).toBe(200)
    const second = await open()
    expect([second.statusCode, second.body]).toEqual([503, expect.stringContaining('过一会儿再打开这个链接')])
  })
})

describeOnDatabases('a preview link', (opened) => {
  let studio: TestStudio
  let editor: string
  beforeAll(async () => {
    studio = await openStudio(opened().database, { publicUrl: 'https://shop.example' })
    editor = await studio.signedIn('editor', '小林')
    const body = { name: 'spring', title: '春天', path: '/spring', copyOf: 'home' }
    await studio.call('newPage', { cookie: editor, body })
  }, LONGEST_OPENING)
  afterAll(() => studio.close())

  const create = async (more: object = {}) => {
    const body = { kind: 'page', name: 'spring', address: '/spring', as: {}, hours: 1, ...more }
    const { body: reply } = await studio.call('newPreview', { cookie: editor, body })
    return reply as { readonly link: string; readonly preview: { readonly id: string }; readonly code?: string }
  }
  const visit = (link: string) => studio.app.inject({ url: link.replace('https://shop.example', '') })

  it('[C2] is the draft for HEAD as well: who unfurls a link does not make it another page', async () => {
    const { link, preview } = await create({ name: 'home', address: '/' })
    const ask = async (method: 'GET' | 'HEAD') => {
      const { statusCode, headers } = await studio.app.inject({ method, url: link.replace('https://shop.example', '') })
      return [statusCode, headers['cache-control'], headers['x-robots-tag'], headers['content-type']]
    }
    const draft = [200, 'no-store', 'noindex', 'text/html; charset=utf-8']
    expect([await ask('HEAD'), await ask('GET'), await ask('HEAD')]).toEqual([draft, draft, draft])
    await studio.call('withdrawPreview', { cookie: editor, params: { id: preview.id }, body: {} })
    expect([(await ask('HEAD'))[0], (await ask('GET'))[0]]).toEqual([410, 410])
  })

  it('[C2] shows a page that was never published, to whoever has it, and says what it is', async () => {
    const { link } = await create()
    expect(link).toMatch(/^https:\/\/shop\.example\/tc-fostay\/spring\?_preview=[\w-]{32}$/)
    const { statusCode, body, headers } = await visit(link)
    expect(statusCode).toBe(200)
    expect(body).toContain('早')
    expect(body).toContain('预览，不是线上的页面')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(body).not.toContain('/canvas.js')
  })

  it('[N2] is no visit: the recorder is asked to keep still', async () => {
    const { link } = await create()
    expect((await visit(link)).body).toContain('"globalPrivacyControl",{value:true}')
  })

  it('[C2] is over after its hours, and after it was withdrawn', async () => {
    const [first, other] = [await create(), await create()]
    const list = async () =>
      (
        (await studio.call('previewList', { cookie: editor, params: { kind: 'page', name: 'spring' } })).body as {
          previews: { id: string }[]
        }
      ).previews.map(({ id }) => id)
    expect(await list()).toEqual(expect.arrayContaining([first.preview.id, other.preview.id]))
    await studio.call('withdrawPreview', { cookie: editor, params: { id: first.preview.id } })
    expect([(await visit(first.link)).statusCode, (await visit(other.link)).statusCode]).toEqual([410, 200])
    const again = await studio.call('withdrawPreview', { cookie: editor, params: { id: first.preview.id } })
    expect(again.body).toMatchObject({ code: 'no-such-preview' })
    studio.clock.time += 60 * 60 * 1000
    expect((await visit(other.link)).statusCode).toBe(410)
    expect(await list()).toEqual([])
  })

  it('[C2] is over while its page is archived, and shows what is published when the draft was', async () => {
    const body = { name: 'autumn', title: '秋天', path: '/autumn', copyOf: 'home' }
    await studio.call('newPage', { cookie: editor, body })
    const { link } = await create({ name: 'autumn', address: '/autumn' })
    const cookie = await studio.signedIn('publisher')
    const params = { kind: 'page', name: 'autumn' }
    const { body: item } = await studio.call('item', { cookie, params })
    const { version } = (item as { draft: { version: number } }).draft
    const status = async () => (await visit(link)).statusCode
    const published = await studio.call('publishDraft', {
      cookie,
      body: { items: [{ ...params, version }], message: '' },
    })
    expect([published.status, await status()]).toEqual([200, 200])
    await studio.call('archiveItem', { cookie, params, body: { archived: true } })
    expect(await status()).toBe(410)
    await studio.call('archiveItem', { cookie, params, body: { archived: false } })
    expect(await status()).toBe(200)
  })

  const told = (body: string) => /<h1>(.*)<\/h1><p>(.*)<\/p><a href="(.*)" target/.exec(body)?.slice(1)
  const ofNewPage = async (name: string, path: string) => {
    await studio.call('newPage', { cookie: editor, body: { name, title: '春天', path, copyOf: 'home' } })
    return { item: { kind: 'page', name } as const, ...(await create({ name, address: path })) }
  }

  it('[C2] says that it can’t be looked at while its draft has errors, and opens again once they are mended', async () => {
    const { item, link } = await ofNewPage('summer', '/summer')
    await save(studio, editor, { opened: await openItem(studio, editor, item), titles: [''], item })
    const { statusCode, body, headers } = await visit(link)
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store'])
    expect(told(body)).toEqual([
      '现在还看不了',
      '页面有错误，还不能显示：请告诉给你链接的人，改好以后这个链接就能打开',
      '/tc-fostay/',
    ])
    await save(studio, editor, { opened: await openItem(studio, editor, item), titles: ['夏天'], item })
    expect((await visit(link)).statusCode).toBe(200)
  })

  it('[C2] says whom to ask when its address shows the page no more', async () => {
    const { item, link } = await ofNewPage('winter', '/winter')
    const { body: read } = await studio.call('item', { cookie: editor, params: item })
    const before = (read as { draft: { route: object } }).draft.route
    const route = { ...before, path: '/winter-days' }
    expect((await studio.call('setDraftRoute', { cookie: editor, params: item, body: { before, route } })).status).toBe(
      200,
    )
    const { statusCode, body, headers } = await visit(link)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(told(body)).toEqual([
      '预览链接打不开了',
      '这个地址现在不显示这个页面：请向给你链接的人再要一个',
      '/tc-fostay/',
    ])
  })

  it('is made for an address that shows the item alone, by whoever may edit', async () => {
    expect(await create({ address: '/about' })).toMatchObject({ code: 'no-such-address' })
    expect(await create({ name: 'nothing' })).toMatchObject({ code: 'no-such-item' })
    const cookie = await studio.signedIn('viewer')
    const body = { kind: 'page', name: 'spring', address: '/spring', as: {}, hours: 1 }
    expect((await studio.call('newPreview', { cookie, body })).status).toBe(403)
  })

  it('keeps no secret in the database, and stands in the audit log', async () => {
    const { link } = await create()
    const secret = new URL(link).searchParams.get('_preview') ?? ''
    const { rows } = await opened().database.pool.query('select * from studio_previews')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const publisher = await studio.signedIn('publisher')
    const { body } = await studio.call('auditLog', { cookie: publisher, query: { action: 'preview' } })
    expect(JSON.stringify(body)).toContain('给了页面「春天」（spring）的预览链接：/spring，1 小时有效')
  })

  it('[C2] that is made up shows a page that says what to do, and is kept by nobody', async () => {
    const { statusCode, body, headers } = await visit('/tc-fostay/?_preview=made-up')
    expect(statusCode).toBe(410)
    expect(body).toContain('<p>这个预览链接不存在、已过期或已收回：请向给你链接的人再要一个</p>')
    expect(body).toContain('<a href="/tc-fostay/" target="_top">回到首页</a>')
    // Else the browser asks for /favicon.ico, and its console tells of a second address that is not there.
    expect(body).toContain('<link rel="icon" href="/tc-fostay/media/favicon.svg"')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  })

  it.each(['%5Fpreview', '%5fpreview', '_%70review'])(
    '[C2] is the same link where its name is written %s',
    async (name) => {
      const { link } = await create()
      const { body, headers } = await visit(link.replace('_preview', name))
      expect(body).toContain('preview-note')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect((await visit(`/tc-fostay/?${name}=made-up`)).statusCode).toBe(410)
    },
  )

  it('[C2] says what it is above the page, where it covers nothing that is tapped', async () => {
    const { link } = await create()
    const { body } = await visit(link)
    const note = /b\.id="preview-note".*?document\.body\.\w+\(b\)/.exec(body)?.[0]
    expect(note).toContain('document.body.prepend(b)')
    expect(note).not.toContain('position:')
  })
})
