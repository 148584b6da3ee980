import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { studioProblems } from '../../../../schemas/studio/problems.ts'
import { studioAudit, studioDrafts } from '../../../../server/db/schema.ts'
import { assistant as assistantAt, read, use } from '../../../../tests/fixtures/assistants.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../../../tests/fixtures/databases.ts'
import { type Served, serveStudio } from '../../../../tests/fixtures/served-studio.ts'
import { retitled } from '../../../../tests/fixtures/studio-edit.ts'
import { findBrowser } from '../picture/find-browser.ts'

let opened: TestDatabase
let served: Served
let editor: string
let publisher: string

beforeAll(async () => {
  opened = await embeddedDatabase()
  served = await serveStudio(opened.database)
  editor = await served.key('editor', '助手')
  publisher = await served.key('publisher', '发布助手')
}, LONGEST_OPENING)
afterAll(async () => {
  await served.close()
  await opened.remove()
})
beforeEach(async () => {
  await opened.database.orm.delete(studioDrafts)
})

const assistant = (key: string, env?: NodeJS.ProcessEnv) => assistantAt(served.url, key, env)

describe('an assistant', () => {
  it('[X6] is told of the tools, each with a schema', async () => {
    const { tools } = await (await assistant(editor)).listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      ...['list_pages', 'list_widgets', 'read_page', 'propose_edit', 'check', 'preview', 'publish'],
    ])
    for (const { inputSchema, description } of tools)
      expect([inputSchema.type, description]).toEqual(['object', expect.stringMatching(/\.$/)])
  })

  it('[X6] lists pages and widgets, and reads', async () => {
    const client = await assistant(editor)
    const pages = await use(client, 'list_pages', { kind: 'page', search: '首页' })
    expect(pages.structuredContent.items).toMatchObject([{ name: 'home', paths: ['/'], state: 'live' }])
    expect(JSON.parse(pages.content[0]!.text)).toEqual(pages.structuredContent)
    expect((await use(client, 'list_widgets')).structuredContent).toEqual({
      widgets: [{ code: 'rich-text', title: '文字', description: '几段文字。' }],
    })
    const { widgets } = (await use(client, 'list_widgets', { codes: ['rich-text'] })).structuredContent
    expect(widgets).toMatchObject([{ props: { type: 'object' }, examples: [{ name: 'one' }] }])
    const around = await use(client, 'list_widgets', { about: ['screens', 'screen'] })
    expect(around.structuredContent).toMatchObject({ screens: {}, screen: {} })
    expect(await use(client, 'list_widgets', { codes: ['nothing'] })).toMatchObject({
      isError: true,
      content: [{ text: '没有组件「nothing」' }],
    })
    expect(await read(client)).toMatchObject({ title: '首页', isDraft: false, addresses: ['/'] })
  })

  it('[X6] is told what is nested too deeply, and the next call is answered', async () => {
    const client = await assistant(editor)
    const { revision } = await read(client)
    let block: object = { id: 'deepest', widget: 'rich-text' }
    for (let level = 0; level < 2_000; level++) block = { id: `s${level}`, widget: 'section', slots: { body: [block] } }
    const operations = [{ do: 'insert', insert: [block] }]
    expect(await use(client, 'propose_edit', { name: 'home', revision, operations })).toMatchObject({
      isError: true,
      content: [{ text: '请求的内容不对：嵌套太深，最多 100 层' }],
    })
    expect((await read(client)).revision).toBe(revision)
  })

  it('[X6] names page components by their codes, as they are called', async () => {
    const client = await assistant(editor)
    const { tools } = await client.listTools()
    expect(tools.find(({ name }) => name === 'read_page')?.inputSchema.properties?.name).toMatchObject({
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
    })
    const told = await use(client, 'read_page', { kind: 'component', name: 'YT3_BANNER' })
    expect(told.content[0]?.text).toContain('没有这个页面')
  })

  it('[X6] proposes by operations, as a draft with the steps that the studio would have', async () => {
    const client = await assistant(editor)
    const { revision } = await read(client)
    const done = await use(client, 'propose_edit', {
      ...{ name: 'home', revision },
      operations: [
        { do: 'set-page', path: ['title'], value: '新首页' },
        { do: 'insert', insert: [{ id: 'words', widget: 'rich-text', props: { parts: [{ paragraphs: ['晚'] }] } }] },
        { do: 'hide', blocks: ['words'] },
      ],
    })
    expect(done.structuredContent).toMatchObject({ version: 3, canBePublished: true, problems: [] })
    expect(done.structuredContent.changes).toContain('标题 “首页” → “新首页”')
    const cookie = await served.studio.signedIn('viewer')
    const { body } = await served.studio.call('item', { cookie, params: { kind: 'page', name: 'home' } })
    const { steps, text } = body.draft as { steps: { label: string; author: string }[]; text: string }
    expect(steps.map(({ author }) => author)).toEqual(['助手', '助手', '助手'])
    expect(steps[0]?.label).toBe('标题 改为 “新首页”')
    expect(await read(client)).toMatchObject({
      isDraft: true,
      version: 3,
      text,
      revision: done.structuredContent.revision,
    })
    const [entry] = (await opened.database.orm.select().from(studioAudit)).slice(-1)
    expect(entry).toMatchObject({ operator: '助手', action: 'change', detail: { key: expect.any(String) } })
  })

  it('[X7] gets the same problems and refusals as a person', async () => {
    const client = await assistant(editor)
    const { revision, text } = await read(client)
    const broken = String(text).replace('"rich-text",', '"rich-txt",')
    const { structuredContent: told } = await use(client, 'propose_edit', { name: 'home', revision, text: broken })
    const cookie = await served.studio.signedIn('editor')
    const { body } = await served.studio.call('checkDocument', {
      ...{ cookie, params: { kind: 'page', name: 'home' }, body: { text: broken } },
    })
    const problems = told.problems as Record<string, unknown>[]
    expect(problems.map(({ words: _words, ...one }) => one)).toEqual(body.problems)
    expect(problems[0]?.words).toContain('没有组件「rich-txt」，是不是「rich-text」？')
    expect(told.canBePublished).toBe(false)
    expect((await use(client, 'check', { name: 'home' })).structuredContent.problems).toEqual(problems)

    const missing = await use(client, 'read_page', { name: 'nobody' })
    expect(missing).toMatchObject({ isError: true, content: [{ text: studioProblems['no-such-item'].message }] })
    const stale = await use(client, 'propose_edit', { name: 'home', revision, text })
    expect([stale.isError, stale.content[0]!.text]).toEqual([
      true,
      expect.stringContaining(studioProblems['draft-moved'].message),
    ])
  })

  it('[X6] is refused what is no edit, and nothing is saved then', async () => {
    const client = await assistant(editor)
    const { revision, text } = await read(client)
    const propose = (input: object) => use(client, 'propose_edit', { name: 'home', revision, ...input })
    const refusals = [
      [{}, '要么给 text，要么给 operations'],
      [{ text, operations: [{ do: 'remove', blocks: ['words'] }] }, '要么给 text，要么给 operations'],
      [{ text: '{ "title": ' }, '第 1 行'],
      [{ operations: [{ do: 'remove', blocks: ['nothing'] }] }, '第 1 个操作：没有区块「nothing」，什么都没有保存'],
      [{ operations: [{ do: 'set', block: 'words', path: ['id'], value: 'x' }] }, '这里不能这样改'],
      [{ operations: [{ do: 'explode' }] }, studioProblems['invalid-request'].message],
    ] as const
    for (const [input, words] of refusals) {
      const answer = await propose(input)
      expect([answer.isError, answer.content[0]!.text]).toEqual([true, expect.stringContaining(words)])
    }
    expect(await read(client)).toMatchObject({ isDraft: false })
    const odd = await use(client, 'read_page', { name: '../../x' })
    expect(odd.structuredContent).toMatchObject({ code: 'invalid-request' })
  })

  it('[X7] never publishes without the publisher’s role: the server refuses, in the studio’s words', async () => {
    const client = await assistant(editor)
    const { revision, text } = await read(client)
    const next = retitled(String(text), ['由人发布']).text
    await use(client, 'propose_edit', { name: 'home', revision, text: next, message: '换标题' })
    const items = [{ name: 'home', version: 1 }]
    const refused = await use(client, 'publish', { items })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining(studioProblems['not-allowed'].message) }],
      structuredContent: { code: 'not-allowed' },
    })
    expect(served.studio.store.page('home')?.page.title).toBe('首页')
    const other = await assistant(publisher)
    const later = await use(other, 'publish', { items: [{ name: 'home', version: 7 }] })
    expect(later.structuredContent).toMatchObject({ code: 'draft-moved' })
    const done = await use(other, 'publish', { items, message: '换标题' })
    expect(done.structuredContent.published).toMatchObject([{ kind: 'page', name: 'home' }])
    expect(served.studio.store.page('home')?.page.title).toBe('由人发布')
    const viewer = await assistant(await served.key('viewer'))
    const { revision: now } = await read(viewer)
    const edit = { name: 'home', revision: now, operations: [{ do: 'set-page', path: ['title'], value: 'x' }] }
    expect((await use(viewer, 'propose_edit', edit)).structuredContent).toMatchObject({ code: 'not-allowed' })
  })

  it('[X7, F1] publishes nothing alone where that takes two people', async () => {
    const cookie = await served.studio.signedIn('admin')
    const rule = (fourEyes: boolean) => served.studio.call('setPublishingRules', { cookie, body: { fourEyes } })
    const client = await assistant(publisher)
    const { revision, title } = await read(client)
    const edit = { name: 'home', revision, operations: [{ do: 'set-page', path: ['title'], value: '一个人' }] }
    await use(client, 'propose_edit', edit)
    await rule(true)
    onTestFinished(async () => void (await rule(false)))
    const refused = await use(client, 'publish', { items: [{ name: 'home', version: 1 }] })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: studioProblems['needs-approval'].message }],
      structuredContent: { code: 'needs-approval' },
    })
    expect(served.studio.store.page('home')?.page.title).toBe(title)
  })

  it('[X6] gets a link to what it proposed, and is told where there is no browser for a picture', async () => {
    const client = await assistant(editor, { PATH: '' })
    const { structuredContent: told, content } = await use(client, 'preview', { name: 'home', hours: 1 })
    expect(told).toMatchObject({
      address: '/',
      link: expect.stringContaining('_preview='),
      picture: expect.any(String),
    })
    expect(content).toHaveLength(1)
    expect((await fetch(String(told.link))).status).toBe(200)
    const nowhere = await use(client, 'preview', { name: 'home', address: '/nowhere' })
    expect(nowhere.structuredContent).toMatchObject({ code: 'no-such-address' })
  })

  const browser = findBrowser(process.env)
  it.skipIf(browser === undefined)('[X6] gets a picture by the browser of the machine', async () => {
    const client = await assistant(editor, { CHROMIUM_PATH: browser })
    const { content } = await use(client, 'preview', { name: 'home' })
    expect(content[1]).toMatchObject({ type: 'image', mimeType: 'image/jpeg' })
    const [, { data }] = content as unknown as [unknown, { data: string }]
    expect(Buffer.from(data, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })
})
