import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { previewPlugin, previewScript } from './preview-plugin.ts'

async function preview() {
  const listeners: ((files: readonly string[]) => void)[] = []
  const problems: Record<string, string[]> = {}
  const pages = {
    on: (_event: 'changed' | 'judged', listener: (files: readonly string[]) => void) => void listeners.push(listener),
    problems: () => problems,
  }
  const app = fastify()
  onTestFinished(() => app.close())
  previewPlugin(app, pages)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<IncomingMessage>((done) => get(`http://127.0.0.1:${port}${path}`, { agent: false }, done))
  const stream = await ask('/sandbox/preview-events')
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  // The connection has to outlive the request's own end: that is when a browser waits for events.
  await expect.poll(() => text).toContain('retry:')
  return {
    app,
    ask,
    stream,
    text: () => text,
    problems,
    change: (files: readonly string[]) => listeners.forEach((tell) => tell(files)),
  }
}

describe('a page in a preview', () => {
  it('is told of every change of the operators’ files, for as long as it is open', async () => {
    const { ask, text, change } = await preview()
    // Once another request has come and gone, what ends with its own request has ended.
    ;(await ask('/nothing')).resume()
    change(['pages/home.json'])
    await expect.poll(text).toContain('data: {"files":["pages/home.json"],"problems":{}}')
    change(['pages/themes/lantu.json'])
    await expect.poll(text).toContain('data: {"files":["pages/themes/lantu.json"],"problems":{}}')
  })

  it('is told what is wrong with a file that is refused, and at once what was wrong before it opened', async () => {
    const { text, change, problems } = await preview()
    expect(text()).toContain('data: {"files":[],"problems":{}}')
    problems['pages/home.json'] = ['pages/home.json:3:1 缺少逗号']
    change([])
    await expect
      .poll(text)
      .toContain('data: {"files":[],"problems":{"pages/home.json":["pages/home.json:3:1 缺少逗号"]}}')
  })

  it('does not keep the server from stopping', async () => {
    const { app, stream } = await preview()
    await app.close()
    await expect.poll(() => stream.closed).toBe(true)
  })
})

describe('the script of a preview', () => {
  /** Runs it as a page does, with a source of events that the test speaks for. */
  function run() {
    const source: { onmessage?: (event: { data: string }) => void } = {}
    const addresses: string[] = []
    const shown: { textContent: string; removed: boolean }[] = []
    const reload = vi.fn()
    const element = () => {
      const made = {
        textContent: '',
        removed: false,
        style: {},
        setAttribute: () => undefined,
        remove: () => (made.removed = true),
      }
      return made
    }
    const scope = {
      EventSource: function EventSource(address: string) {
        addresses.push(address)
        return source
      },
      document: { createElement: element, body: { append: (one: (typeof shown)[0]) => void shown.push(one) } },
      location: { reload },
    }
    // oxlint-disable-next-line no-implied-eval, no-new-func -- the text is what stands in the page
    new Function(...Object.keys(scope), previewScript)(...Object.values(scope))
    const tell = (files: string[], problems: Record<string, string[]>) =>
      source.onmessage?.({ data: JSON.stringify({ files, problems }) })
    return { addresses, shown, reload, tell }
  }

  it('listens where the server tells, and loads the page again when a file serves anew', () => {
    const { addresses, reload, tell } = run()
    expect(addresses).toEqual(['/sandbox/preview-events'])
    tell([], {})
    expect(reload).not.toHaveBeenCalled()
    tell(['pages/home.json'], {})
    expect(reload).toHaveBeenCalledOnce()
  })

  it('shows what is wrong over the page, until it is mended', () => {
    const { shown, reload, tell } = run()
    tell([], { 'pages/home.json': ['pages/home.json:3:1 缺少逗号'], 'pages/combo.json': ['多了一个括号'] })
    expect(shown[0]?.textContent).toContain('文件里有 2 处要看看')
    expect(shown[0]?.textContent).toContain('pages/home.json:3:1 缺少逗号\n\n多了一个括号')
    tell([], {})
    expect([shown.length, shown[0]?.removed, reload.mock.calls]).toEqual([1, true, []])
  })
})
