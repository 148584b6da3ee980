import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { everythingIn, pulledPages } from '../../../tests/fixtures/pulled-folder.ts'
import { editedTo, openItem } from '../../../tests/fixtures/studio-edit.ts'

const { served, cookie, folder, run, runWith, read, write, change } = pulledPages()
const home = { kind: 'page', name: 'home' }
const studio = () => served().studio

describe('files that a push and a pull can make nothing of', () => {
  it('[X2] stay where they are, beside what is to be done: broken, of another encoding, empty, a folder', async () => {
    await run('pull')
    const cases = [
      ['{ "title": ', /✖ page\/home {2}1:\d+/],
      [
        Buffer.from([0x7b, 0xc4, 0xe3, 0xba, 0xc3, 0x7d]),
        /✖ page\/home {2}.*UTF-8.*remove the file and pagoda pull page\/home/,
      ],
      [Buffer.from('\uFEFF{}', 'utf16le'), /✖ page\/home {2}.*UTF-8/],
      ['', /✖ page\/home {2}The file is empty/],
    ] as const
    for (const [bytes, words] of cases) {
      writeFileSync(join(folder(), 'home.json'), bytes)
      const before = everythingIn(folder())
      const pushed = await run('push')
      expect([pushed.code, pushed.out]).toEqual([1, expect.stringMatching(words)])
      expect((await run('pull')).out).toContain('✔ page/home  changed here, left as it is')
      expect(everythingIn(folder())).toEqual(before)
    }
    rmSync(join(folder(), 'home.json'))
    expect((await run('pull', 'page/home')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('首页')
    rmSync(join(folder(), 'home.json'))
    mkdirSync(join(folder(), 'home.json'))
    for (const command of ['push', 'pull']) {
      const { code, err } = await run(command)
      expect([code, err]).toEqual([1, expect.stringMatching(/^✖ .*home\.json can not be read or written: EISDIR/)])
      expect(err).not.toMatch(/^ +at /m)
    }
    expect(readdirSync(folder()).filter((name) => name.includes('half'))).toEqual([])
  })

  it('[X2] are told of where the server archived the page: the file stays until it is asked away', async () => {
    await studio().call('newPage', { cookie: cookie(), body: { name: 'fair', title: '集市', path: '/fair' } })
    expect((await run('publish', 'fair')).code).toBe(0)
    await run('pull')
    const archive = (archived: boolean) =>
      studio().call('archiveItem', { cookie: cookie(), params: { kind: 'page', name: 'fair' }, body: { archived } })
    expect((await archive(true)).status).toBe(200)
    change('fair.json', '集市', '大集市')
    const pulled = await run('pull')
    expect([pulled.code, pulled.out]).toEqual([
      1,
      expect.stringContaining('✖ page/fair  changed here, and archived or gone on the server'),
    ])
    expect((await run('push', 'fair')).out).toContain('It is archived on the server: take it back first')
    expect(JSON.parse(read('fair.json')).title).toBe('大集市')
    expect((await archive(false)).status).toBe(200)
    expect((await run('push', 'fair')).code).toBe(0)
  })

  it('[X2] become what the server has where somebody changed the same there, and the next pull is quiet', async () => {
    await run('pull')
    const opened = await openItem(studio(), cookie(), home)
    const { text, steps } = editedTo(opened.text, opened.text.replace('早', '晚').replace('首页', '他们的首页'))
    await studio().call('saveSteps', {
      cookie: cookie(),
      params: home,
      body: { version: 0, base: opened.base, text, steps },
    })
    change('home.json', '早', '晚')
    expect((await run('push')).out).toContain('✔ page/home  the server has all of it already')
    expect(read('home.json')).toBe(text)
    expect([(await run('pull')).code, (await run('push')).out]).toEqual([0, 'No file was changed'])
  })

  it('[X2, X7] stay where the key may only look, and the role is named', async () => {
    const viewer = await served().key('viewer')
    expect((await runWith(viewer, 'pull')).code).toBe(0)
    change('home.json', '早', '晚')
    write('spring.json', read('home.json'))
    const before = everythingIn(folder())
    for (const argv of [['home'], ['spring', '--path', '/spring']]) {
      const { code, out } = await runWith(viewer, 'push', ...argv, '--lang', 'zh')
      expect([code, out]).toEqual([
        1,
        expect.stringContaining('密钥的角色不能做这件事（这个密钥的角色是「只看」，要「编辑」）'),
      ])
    }
    expect(everythingIn(folder())).toEqual(before)
    expect((await openItem(studio(), cookie(), home)).version).toBe(0)
  })

  it('[X2] of an older page without a version of its widget go and come as they were written', async () => {
    const older = `${JSON.stringify({ versions: { page: 1 }, title: '旧页', blocks: [{ id: 'words', widget: 'rich-text', props: { parts: [{ paragraphs: ['早'] }] } }] })}\n`
    studio().write('older.json', older)
    onTestFinished(async () => {
      rmSync(join(studio().dir, 'older.json'))
      await studio().store.refresh()
    })
    await studio().store.refresh()
    await run('pull')
    expect(read('older.json')).toBe(older)
    change('older.json', '早', '晚')
    expect((await run('push', 'older')).out).toContain('✔ page/older')
    expect((await openItem(studio(), cookie(), { kind: 'page', name: 'older' })).text).toContain('晚')
    expect((await run('pull')).out).toContain(' 0 files changed')
  })

  it('[X5] are never touched by what answers like no server of pages', async () => {
    for (const answer of ['{}', '[]', 'null', '<html>', '{"items":[{"kind":"page","name":"home"}]}']) {
      const stranger = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end(answer))
      await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
      onTestFinished(() => void stranger.close())
      const { port } = stranger.address() as AddressInfo
      write('home.json', '{"title":"自己的","blocks":[]}')
      for (const command of ['pull', 'push']) {
        const { code, err, out } = await run(command, '--server', `http://127.0.0.1:${port}`)
        expect([answer, command, code, err + out]).toEqual([
          answer,
          command,
          1,
          expect.stringContaining(`127.0.0.1:${port}`),
        ])
        expect(err).not.toMatch(/^ +at /m)
      }
      expect(read('home.json')).toBe('{"title":"自己的","blocks":[]}')
    }
  })
})
