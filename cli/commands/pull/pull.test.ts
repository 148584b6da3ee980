import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { everythingIn, pulledPages } from '../../../tests/fixtures/pulled-folder.ts'
import { openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { pageText } from '../../../tests/fixtures/studio.ts'

const { served, cookie, folder, run, read, write, change } = pulledPages()

describe('pagoda pull', () => {
  it('[X1] writes what is published as files, and after no change changes nothing, to the byte', async () => {
    const first = await run('pull')
    expect([first.code, first.err]).toEqual([0, ''])
    for (const name of ['home.json', 'parts/greeting.json', 'themes/lantu.json'])
      expect(read(name)).toBe(readFileSync(join(served().studio.dir, name), 'utf8'))
    expect(JSON.parse(read('.pagoda/lock.json'))).toMatchObject({
      server: served().url,
      items: { 'page/home': { revision: expect.stringMatching(/^[0-9a-f]{16}$/), from: 'published' } },
    })
    const before = everythingIn(folder())
    const again = await run('pull')
    expect(again.out).toBe(`6 items, 0 files changed (${folder()})`)
    expect(everythingIn(folder())).toEqual(before)
  })

  it('[X1] takes the draft where it is asked for, and routes of the studio', async () => {
    await publishTitle(served().studio, cookie(), '线上', { kind: 'page', name: 'about' })
    await served().studio.call('newPage', {
      cookie: cookie(),
      body: { name: 'pulled', title: '新页', path: '/pulled' },
    })
    const { body } = await served().studio.call('item', { cookie: cookie(), params: { kind: 'page', name: 'pulled' } })
    const items = [{ kind: 'page', name: 'pulled', version: 1 }]
    await served().studio.call('publishDraft', { cookie: cookie(), body: { items, message: '' } })
    await save(served().studio, cookie(), { opened: await openItem(served().studio, cookie()), titles: ['草稿里的'] })
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
    await publishTitle(served().studio, cookie(), '他们的首页')
    const both = await run('pull')
    expect([both.code, both.out]).toEqual([1, expect.stringContaining('✖ page/home  changed here and on the server')])
    expect(JSON.parse(read('home.json')).title).toBe('我的首页')
    expect((await run('pull', '--theirs')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('他们的首页')
  })

  it('[X2] takes the server’s for whatever was changed, broken or deleted here, where it is asked to', async () => {
    await run('pull')
    const text = read('home.json')
    for (const broken of [text.slice(0, 40), '', '[]', `${text}\n`]) {
      write('home.json', broken)
      const kept = await run('pull')
      expect([kept.code, read('home.json')]).toEqual([0, broken])
      const taken = await run('pull', 'home', '--theirs')
      expect([taken.code, taken.out]).toEqual([0, expect.stringContaining('✔ page/home')])
      expect(read('home.json')).toBe(text)
    }
    expect((await run('pull')).out).toContain('0 files changed')
  })

  it('[X2] follows the draft that was pushed from here, and leaves a file alone that is of here alone', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    await run('push')
    await save(served().studio, cookie(), { opened: await openItem(served().studio, cookie()), titles: ['同事改的'] })
    expect((await run('pull')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('同事改的')
    await served().studio.call('newPage', { cookie: cookie(), body: { name: 'own', title: '新页', path: '/own' } })
    write('own.json', pageText('自己的'))
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
      expect(everythingIn(join(folder(), '..'))).toEqual({})
    }
  })

  it('[X5] takes a folder for one server alone, and a name for a name', async () => {
    await run('pull')
    const other = await run('pull', '--server', 'http://127.0.0.1:1')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining(`are of ${served().url}`)])
    const odd = await run('pull', '../../etc/passwd')
    expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('is no name of a page')])
    expect((await run('pull', 'nobody')).err).toContain('The server has no page/nobody')
  })
})
