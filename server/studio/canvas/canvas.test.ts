import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio, pageText, type TestStudio } from '../../../tests/fixtures/studio.ts'

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

    it('is for operators alone', async () => {
      expect((await open('kind=page&name=home&address=/')).statusCode).toBe(401)
    })

    it('says in words why there is none', async () => {
      expect((await open('kind=page&name=nothing&address=/', viewer)).statusCode).toBe(404)
      const { statusCode, body } = await open('kind=page&name=home&address=/about', viewer)
      expect([statusCode, body]).toEqual([404, expect.stringContaining('换一个地址')])
    })
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
    expect(JSON.stringify(body)).toContain('给了页面「spring」的预览链接：/spring，1 小时有效')
  })

  it('that is made up shows nothing', async () => {
    expect((await visit('/tc-fostay/?_preview=made-up')).statusCode).toBe(410)
  })
})
