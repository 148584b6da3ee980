import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { studioDrafts, studioPointers } from '../../server/db/schema.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { openItem, publishTitle, save } from '../../tests/fixtures/studio-edit.ts'
import { pageText } from '../../tests/fixtures/studio.ts'
import { commandLine, emptyFolder, type Served, serveStudio } from '../../tests/fixtures/served-studio.ts'

let opened: TestDatabase
let served: Served
let publisher: string
let cookie: string
let folder: string

beforeAll(async () => {
  opened = await embeddedDatabase()
  served = await serveStudio(opened.database)
  publisher = await served.key('publisher', '发布员')
  cookie = await served.studio.signedIn('publisher', '同事')
}, LONGEST_OPENING)
afterAll(async () => {
  await served.close()
  await opened.remove()
})
beforeEach(async () => {
  const { orm } = opened.database
  await orm.delete(studioDrafts)
  await orm.delete(studioPointers)
  await served.studio.store.refresh()
  folder = join(await emptyFolder(), 'pages')
  mkdirSync(folder)
})

const run = (...argv: string[]) => commandLine(served, publisher, join(folder, '..'))(...argv)
const file = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(file(name), 'utf8')
const change = (name: string, from: string, to: string) => writeFileSync(file(name), read(name).replace(from, to))

/** The title that serves. */
const liveTitle = () => served.studio.store.page('home')?.page.title

/** Every file below the folder with what stands in it and when it was written. */
function everything(at = folder): Record<string, string> {
  const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
      return [path, `${hash} ${statSync(path).mtimeMs}`]
    }),
  )
}

describe('pagoda pull', () => {
  it('[X1] writes what is published as files, and after no change changes nothing, to the byte', async () => {
    const first = await run('pull')
    expect([first.code, first.err]).toEqual([0, ''])
    for (const name of ['home.json', 'parts/greeting.json', 'themes/lantu.json'])
      expect(read(name)).toBe(readFileSync(join(served.studio.dir, name), 'utf8'))
    expect(JSON.parse(read('.pagoda/lock.json'))).toMatchObject({
      server: served.url,
      items: { 'page/home': { revision: expect.stringMatching(/^[0-9a-f]{16}$/), from: 'published' } },
    })
    const before = everything()
    const again = await run('pull')
    expect(again.out).toBe(`5 items, 0 files changed (${folder})`)
    expect(everything()).toEqual(before)
  })

  it('[X1] takes the draft where it is asked for, and routes of the studio', async () => {
    await publishTitle(served.studio, cookie, '线上', { kind: 'page', name: 'about' })
    await served.studio.call('newPage', { cookie, body: { name: 'pulled', title: '新页', path: '/pulled' } })
    const { body } = await served.studio.call('item', { cookie, params: { kind: 'page', name: 'pulled' } })
    const items = [{ kind: 'page', name: 'pulled', version: 1 }]
    await served.studio.call('publishDraft', { cookie, body: { items, message: '' } })
    await save(served.studio, cookie, { opened: await openItem(served.studio, cookie), titles: ['草稿里的'] })
    await run('pull')
    expect([read('home.json'), read('about.json')].map((text) => JSON.parse(text).title)).toEqual(['首页', '线上'])
    expect(read('pulled.json')).toBe((body.draft as { text: string }).text)
    expect(JSON.parse(read('routes/pulled.json'))).toMatchObject({ path: '/pulled' })
    await run('pull', 'home', '--draft')
    expect(JSON.parse(read('home.json')).title).toBe('草稿里的')
  })

  it('[X2] leaves a file alone that was changed here, and says so', async () => {
    await run('pull')
    change('home.json', '首页', '我的首页')
    expect((await run('pull', '--lang', 'zh')).out).toContain('✔ page/home  文件改过，没有动；push 送上去')
    await publishTitle(served.studio, cookie, '他们的首页')
    const both = await run('pull')
    expect([both.code, both.out]).toEqual([1, expect.stringContaining('✖ page/home  changed here and on the server')])
    expect(JSON.parse(read('home.json')).title).toBe('我的首页')
    expect((await run('pull', '--theirs')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('他们的首页')
  })

  it('[X2] follows the draft that was pushed from here, and leaves a file alone that is of here alone', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    await run('push')
    await save(served.studio, cookie, { opened: await openItem(served.studio, cookie), titles: ['同事改的'] })
    expect((await run('pull')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('同事改的')
    await served.studio.call('newPage', { cookie, body: { name: 'own', title: '新页', path: '/own' } })
    writeFileSync(file('own.json'), pageText('自己的'))
    const own = await run('pull', '--theirs')
    expect([own.code, own.out]).toEqual([0, expect.stringContaining('page/own  changed here, left as it is')])
    expect(JSON.parse(read('own.json')).title).toBe('自己的')
  })

  it('[X5] writes nothing where a server names what is no name of a file', async () => {
    for (const [kind, name] of [
      ['page', '../../x'],
      ['page', 'routes'],
      ['theme', 'a/b'],
      ['part', 'con'],
      ['../page', 'home'],
      ['page', '__proto__'],
    ]) {
      const hostile = createServer((_, reply) => {
        reply.setHeader('content-type', 'application/json')
        reply.end(
          JSON.stringify({
            items: [
              { kind: 'page', name: 'good' },
              { kind, name },
            ],
          }),
        )
      })
      await new Promise<void>((done) => hostile.listen(0, '127.0.0.1', done))
      onTestFinished(() => void hostile.close())
      const { port } = hostile.address() as AddressInfo
      const outcome = await run('pull', '--server', `http://127.0.0.1:${port}`)
      expect([outcome.code, outcome.err]).toEqual([1, expect.stringContaining(JSON.stringify(`${kind}/${name}`))])
      expect(everything(join(folder, '..'))).toEqual({})
    }
  })

  it('[X5] takes a folder for one server alone, and a name for a name', async () => {
    await run('pull')
    const other = await run('pull', '--server', 'http://127.0.0.1:1')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining(`are of ${served.url}`)])
    const odd = await run('pull', '../../etc/passwd')
    expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('is no name of a page')])
    expect((await run('pull', 'nobody')).err).toContain('The server has no page/nobody')
  })
})

describe('pagoda push', () => {
  it('[X2] sends what was changed as a draft with a step in words, and the next pull changes nothing', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    const pushed = await run('push', '--lang', 'zh')
    expect([pushed.code, pushed.err]).toEqual([0, ''])
    expect(pushed.out).toContain('✔ page/home  草稿第 1 版')
    const { body } = await served.studio.call('item', { cookie, params: { kind: 'page', name: 'home' } })
    const draft = body.draft as { text: string; steps: { label: string; author: string }[] }
    expect(draft.text).toBe(read('home.json'))
    expect(draft.steps).toMatchObject([{ author: '发布员', label: expect.stringMatching(/^从文件推送：/) }])
    const before = everything()
    expect((await run('pull')).code).toBe(0)
    expect(everything()).toEqual(before)
    expect((await run('push')).out).toBe('No file was changed')
  })

  it('[X3] merges by block what the server’s operators changed meanwhile', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    await save(served.studio, cookie, { opened: await openItem(served.studio, cookie), titles: ['他们的标题'] })
    const { code, out } = await run('push')
    expect([code, out]).toEqual([0, expect.stringContaining('merged by block')])
    expect(read('home.json')).toContain('晚')
    expect(JSON.parse(read('home.json')).title).toBe('他们的标题')
  })

  it('[X3] merges what was published since the draft began, so that it can be published', async () => {
    await publishTitle(served.studio, cookie, '第一版')
    await run('pull')
    change('home.json', '早', '晚')
    await run('push')
    // Going back leaves the draft, which began with what served before.
    expect((await run('rollback', 'home')).code).toBe(0)
    expect((await run('publish', 'home')).err).toContain('merge by pagoda push')
    change('home.json', '晚', '午')
    expect((await run('push')).code).toBe(0)
    expect(JSON.parse(read('home.json'))).toMatchObject({ title: '首页' })
    expect(read('home.json')).toContain('午')
    expect((await run('publish', 'home')).code).toBe(0)
  })

  it('[X3] tells block by block what both changed, sends nothing, and touches no file until it is decided', async () => {
    await run('pull')
    change('home.json', '首页', '我的首页')
    change('home.json', '早', '晚')
    await save(served.studio, cookie, { opened: await openItem(served.studio, cookie), titles: ['他们的首页'] })
    const before = everything()
    const { code, out } = await run('push', '--lang', 'zh')
    expect(code).toBe(1)
    expect(out).toContain('[.title] 标题  文件：“我的首页”  服务器：“他们的首页”')
    expect(everything()).toEqual(before)
    const told = JSON.parse((await run('push', '--json')).out)
    expect(told.items[0].conflicts).toEqual([
      { name: '.title', kind: 'value', about: '标题', ours: '“我的首页”', theirs: '“他们的首页”' },
    ])
    expect((await openItem(served.studio, cookie)).version).toBe(1)
    expect((await run('push', '--theirs', '.title')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('他们的首页')
    expect(read('home.json')).toContain('晚')
  })

  it('[X4] prints what `pagoda check` would, and keeps a draft with mistakes only when it is told to', async () => {
    await run('pull')
    change('home.json', '"rich-text",', '"rich-txt",')
    const refused = await run('push', '--lang', 'zh')
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/pages\/home\.json:\d+:\d+ 错误 unknown-widget/)
    expect(refused.out).toContain('rich-text')
    expect((await openItem(served.studio, cookie)).version).toBe(0)
    expect((await run('push', '--allow-problems')).code).toBe(0)
    const stopped = await run('publish', 'home')
    expect([stopped.code, stopped.out]).toEqual([1, expect.stringContaining('nothing was published')])
  })

  it('[X2] makes a new page at its address, and refuses what a push can’t begin', async () => {
    await run('pull')
    writeFileSync(file('summer.json'), pageText('夏天', '去海边'))
    expect((await run('push', 'summer')).out).toContain('needs an address')
    expect((await run('push', 'summer', '--path', '/about')).out).toContain('A page has this address already')
    expect((await run('push', 'summer', '--path', '/summer')).code).toBe(0)
    expect((await run('publish', 'summer', '--message', '夏天')).code).toBe(0)
    expect((await run('push', 'summer')).out).toBe('No file was changed')
    writeFileSync(file('parts/new.json'), read('parts/greeting.json'))
    expect((await run('push', 'part/new')).out).toContain('do not begin by a push')
    writeFileSync(file('home.json'), '{ "title": ')
    expect((await run('push', 'home')).out).toMatch(/✖ page\/home {2}1:\d+/)
  })

  it('[X2] sends themes and the studio’s routes too', async () => {
    await served.studio.call('newPage', { cookie, body: { name: 'tour', title: '游', path: '/tour' } })
    expect((await run('publish', 'tour')).code).toBe(0)
    await run('pull')
    change('routes/tour.json', '"title": "游"', '"title": "游览"')
    change('themes/lantu.json', '澜途', '澜途新')
    expect((await run('push')).out).toContain('2 sent')
    expect((await run('publish', 'route/tour', 'themes/lantu.json')).code).toBe(0)
    expect(served.studio.store.routes().find(({ name }) => name === 'tour')?.title).toBe('游览')
  })

  it('[X2] sends a file whose beginning nobody knows only when it is told to', async () => {
    writeFileSync(file('home.json'), pageText('从别处来', '早'))
    const { code, out } = await run('push', 'home')
    expect([code, out]).toEqual([1, expect.stringContaining('Nobody knows what the file began as')])
    expect((await run('push', 'home', '--ours', 'all')).code).toBe(0)
  })
})

describe('pagoda publish, rollback and diff', () => {
  it('[X4] publish several drafts together or none, and go back to what served before', async () => {
    await run('pull')
    change('home.json', '首页', '第一版')
    change('parts/greeting.json', '你好', '大家好')
    await run('push')
    const editor = await served.key('editor')
    const refused = await commandLine(served, editor, join(folder, '..'))('publish', 'home')
    expect([refused.code, refused.err]).toEqual([1, '✖ The role of the key may not do this'])
    const done = await run('publish', 'home', 'part/greeting', '--message', '一起', '--json')
    expect(JSON.parse(done.out).published).toHaveLength(2)
    expect((await run('publish', 'home')).err).toContain('page/home has no draft')
    expect(liveTitle()).toBe('第一版')
    const back = await run('rollback', 'home', '--lang', 'zh')
    expect([back.code, back.out]).toEqual([0, expect.stringContaining('回退到')])
    expect(liveTitle()).toBe('首页')
    const { from } = JSON.parse((await run('rollback', 'home', '--json')).out)
    expect(liveTitle()).toBe('第一版')
    expect((await run('rollback', 'home', '--to', from.slice(0, 8))).code).toBe(0)
    expect((await run('rollback', 'home', '--to', 'ffffffff')).err).toContain('No revision begins with ffffffff')
  })

  it('says in words what files would change, and to a program as JSON', async () => {
    await run('pull')
    expect((await run('diff')).out).toBe('No difference')
    change('home.json', '首页', '新的首页')
    writeFileSync(file('about.json'), JSON.stringify(JSON.parse(read('about.json'))))
    const { out } = await run('diff', '--lang', 'zh')
    expect(out.split('\n')).toEqual([
      'page/about  内容一样，只是写法不同',
      'page/home  不同',
      '  标题 “首页” → “新的首页”',
    ])
    const { items } = JSON.parse((await run('diff', 'home', '--json')).out)
    expect(items).toEqual([{ kind: 'page', name: 'home', state: 'differs', changes: ['标题 “首页” → “新的首页”'] }])
    expect(existsSync(file('goods.json'))).toBe(true)
  })
})

describe('a command that speaks to a server', () => {
  const withKey = (key: string, ...argv: string[]) => commandLine(served, key, join(folder, '..'))('pull', ...argv)

  it('says clearly what is wrong with the key or the server', async () => {
    expect((await withKey('')).err).toContain('There is no key: make one in the studio')
    expect((await withKey('two words')).err).toContain('This is no key')
    expect((await withKey('pagoda_wrong')).err).toContain('does not know this key, or it was ended')
    expect((await withKey(publisher, '--key-file', 'nowhere')).err).toContain('The key file nowhere can not be read')
    expect((await withKey(publisher, '--server', 'http://127.0.0.1:1')).err).toContain('does not answer')
    expect((await withKey(publisher, '--server', 'ftp://x')).code).toBe(2)
    served.studio.clock.time += 2 * 24 * 60 * 60 * 1000
    const expired = await withKey(publisher, '--json')
    served.studio.clock.time -= 2 * 24 * 60 * 60 * 1000
    expect(JSON.parse(expired.out)).toEqual({ error: 'The key has expired: make another in the studio (密钥)' })
  })

  it('reads the key of a file, and says when it would go unencrypted', async () => {
    writeFileSync(join(folder, '..', 'key'), `${publisher}\n`)
    expect((await withKey('', '--key-file', 'key')).code).toBe(0)
    const { err } = await withKey(publisher, '--server', 'http://shop.invalid')
    expect(err).toContain('http://shop.invalid is not encrypted')
    expect(err).not.toContain(publisher)
  })
})
