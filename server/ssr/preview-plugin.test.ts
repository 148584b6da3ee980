import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PageStore } from '../pages/page-store.ts'
import { previewPlugin, previewScript } from './preview-plugin.ts'

async function preview() {
  const listeners: ((files: readonly string[]) => void)[] = []
  const pages = { on: (_event: 'changed', listener: (files: readonly string[]) => void) => listeners.push(listener) }
  const app = fastify()
  onTestFinished(() => app.close())
  previewPlugin(app, pages as unknown as PageStore)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const stream = await new Promise<IncomingMessage>((done) =>
    get(`http://127.0.0.1:${port}/sandbox/preview-events`, done),
  )
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  // The connection has to outlive the request's own end: that is when a browser waits for events.
  await expect.poll(() => text).toContain('retry:')
  return {
    app,
    stream,
    text: () => text,
    change: (files: readonly string[]) => listeners.forEach((tell) => tell(files)),
  }
}

describe('a page in a preview', () => {
  it('is told of every change of the operators’ files, for as long as it is open', async () => {
    const { text, change } = await preview()
    await new Promise((done) => setTimeout(done, 50))
    change(['pages/home.json'])
    await expect.poll(text).toContain('data: ["pages/home.json"]')
    change(['pages/themes/lantu.json'])
    await expect.poll(text).toContain('data: ["pages/themes/lantu.json"]')
  })

  it('does not keep the server from stopping', async () => {
    const { app, stream } = await preview()
    await app.close()
    await expect.poll(() => stream.closed).toBe(true)
  })

  it('listens where the server tells', () => {
    expect(previewScript).toContain('EventSource("/sandbox/preview-events")')
  })
})
