import { mkdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pulledPages } from '../../../tests/fixtures/pulled-folder.ts'
import { openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { pageText } from '../../../tests/fixtures/studio.ts'

const { served, cookie, folder, runWith, read, write, change } = pulledPages()

/** `asked`: the call does not get there. `answered`: it is done, and its answer gets lost. */
type Lost = 'asked' | 'answered'

interface Between {
  readonly url: string
  /** Of one round: a key has so many calls in a minute. */
  key: string
  /** From its n-th call on the server is gone; 0: it is there. */
  goneFrom: number
  lost: Lost
  calls: number
}

/** What stands between the command line and the server: a network that can be cut. */
async function between(): Promise<Between> {
  const http: Server = createServer(async (request, reply) => {
    state.calls += 1
    const isGone = state.goneFrom > 0 && state.calls >= state.goneFrom
    const isFirst = state.calls === state.goneFrom
    if (isGone && (state.lost === 'asked' || !isFirst)) return void request.socket.destroy()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers
    const { method = 'GET', url = '/' } = request
    const body = method === 'GET' ? undefined : Buffer.concat(parts)
    const answer = await fetch(served().url + url, { method, headers: { authorization, 'content-type': type }, body })
    const text = await answer.text()
    if (isGone) return void request.socket.destroy()
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  onTestFinished(() => void http.close())
  const { port } = http.address() as AddressInfo
  const state: Between = { url: `http://127.0.0.1:${port}`, key: '', goneFrom: 0, lost: 'asked', calls: 0 }
  return state
}

const by = (net: Between, goneFrom: number, lost: Lost, ...argv: string[]) => {
  Object.assign(net, { goneFrom, lost, calls: 0 })
  return runWith(net.key, ...argv, '--server', net.url)
}
const titleOf = async (item: { kind: string; name: string }) =>
  (JSON.parse((await openItem(served().studio, cookie(), item)).text) as { title: string }).title
const home = { kind: 'page', name: 'home' }
const goods = { kind: 'page', name: 'goods' }

/** Files that were changed: one alone, one that a colleague changed too, one that a colleague changed likewise, and what is new. */
async function changedFolder(net: Between, name: string) {
  await by(net, 0, 'asked', 'pull', '--theirs')
  change('home.json', '早', '晚')
  await save(served().studio, cookie(), { opened: await openItem(served().studio, cookie()), titles: ['同事的标题'] })
  change('goods.json', '早', '午')
  change('themes/lantu.json', '澜途', '澜途新')
  mkdirSync(join(folder(), 'routes'), { recursive: true })
  write(`${name}.json`, pageText('夏天', '去海边'))
  write(`routes/${name}.json`, JSON.stringify({ name, path: `/${name}`, title: '夏天', open: true }))
}

describe.each(['asked', 'answered'] as const)('a push whose server is gone, the last call %s', (lost) => {
  it('loses nothing, says nothing that it does not know, and is whole when it runs again', async () => {
    const net = await between()
    let [at, isCut] = [0, true]
    while (isCut) {
      at += 1
      net.key = await served().key('publisher')
      const name = `summer-${lost}-${at}`
      await changedFolder(net, name)
      const broken = await by(net, at, lost, 'push')
      isCut = net.calls >= at
      const whole = `${broken.out}\n${broken.err}`
      const isTold = !isCut || whole.includes(net.url)
      expect([at, broken.code, isTold]).toEqual([at, isCut ? 1 : 0, true])
      const changed = await Promise.all([home, goods].map((one) => openItem(served().studio, cookie(), one)))
      const isDone = changed.some(({ text }) => /晚|午/.test(text))
      expect([at, isDone && broken.err.includes('nothing was changed')]).toEqual([at, false])
      for (const [file, words] of [
        ['home', '晚'],
        ['goods', '午'],
        ['themes/lantu', '澜途新'],
        [name, '去海边'],
      ] as const)
        expect([at, read(`${file}.json`)]).toEqual([at, expect.stringContaining(words)])
      const again = await by(net, 0, lost, 'push')
      expect([at, again.code, again.out]).toEqual([at, 0, expect.anything()])
      const pulled = await by(net, 0, lost, 'pull')
      expect([at, pulled.code, pulled.out]).toEqual([at, 0, expect.stringContaining(' 0 files changed')])
      expect(JSON.parse(read('home.json')).title).toBe('同事的标题')
      for (const [item, words] of [
        [home, '晚'],
        [goods, '午'],
        [{ kind: 'page', name }, '去海边'],
      ] as const)
        expect([at, (await openItem(served().studio, cookie(), item)).text]).toEqual([
          at,
          expect.stringContaining(words),
        ])
      expect(await titleOf({ kind: 'theme', name: 'lantu' })).toBe('澜途新')
      for (const item of [home, goods, { kind: 'theme', name: 'lantu' }, { kind: 'page', name }]) {
        const { version } = await openItem(served().studio, cookie(), item)
        if (version > 0)
          await served().studio.call('discardDraft', { cookie: cookie(), params: item, body: { version } })
      }
    }
    expect(at).toBeGreaterThan(8)
  })
})

describe.each(['asked', 'answered'] as const)('a pull whose server is gone, the last call %s', (lost) => {
  it('changes no file, or leaves none that was not changed here for one that was', async () => {
    const net = await between()
    let [at, isCut] = [0, true]
    while (isCut) {
      at += 1
      net.key = await served().key('publisher')
      await by(net, 0, 'asked', 'pull', '--theirs')
      await publishTitle(served().studio, cookie(), `第${at}版`)
      const broken = await by(net, at, lost, 'pull')
      isCut = net.calls >= at
      const isTold = !isCut || broken.err.includes('nothing was changed')
      expect([at, broken.code, isTold]).toEqual([at, isCut ? 1 : 0, true])
      await publishTitle(served().studio, cookie(), `再${at}版`)
      const again = await by(net, 0, lost, 'pull')
      expect([at, again.code, again.out]).toEqual([at, 0, expect.stringContaining('1 files changed')])
      expect(JSON.parse(read('home.json')).title).toBe(`再${at}版`)
    }
    expect(at).toBeGreaterThan(4)
  })
})
