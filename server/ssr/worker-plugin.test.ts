import { runInNewContext } from 'node:vm'
import { fastify } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { noAssets } from '../../tests/fixtures/shop-files.ts'
import { workerPlugin } from './worker-plugin.ts'

const documents = () => ({
  shell: { html: '<title>shell</title>', styles: ['a{}'], script: 'start()' },
  offline: { html: '<title>offline</title>', styles: ['a{}'], script: '' },
})

function serve(isOn: boolean, made = documents) {
  const app = fastify()
  const worker = { ...noAssets.worker, code: 'work()' }
  workerPlugin(app, { worker, documents: made, apiBases: [''], isOn })
  onTestFinished(() => app.close())
  return app
}

it('serves the worker of this build, asked for anew each time, for the shop’s own addresses and nothing but this server', async () => {
  const reply = await serve(true).inject('/tc-fostay/sw.js')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none';script-src 'self';connect-src 'self'",
  })
  expect(reply.headers['service-worker-allowed']).toBeUndefined()
  expect(reply.body).toBe('self.build={"entry":"/tc-fostay/assets/app.js","core":[],"rest":[]};\nwork()')
})

it.each(['shell', 'offline'])('serves the document %s with the policy of its own texts', async (name) => {
  const reply = await serve(true).inject(`/tc-fostay/_${name}`)
  expect(reply.body).toBe(`<title>${name}</title>`)
  expect(reply.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'/)
  expect(reply.headers['content-security-policy']).not.toContain('unsafe')
})

it('answers when a document can’t be made, instead of leaving a worker to wait for it', async () => {
  const failing = () => {
    throw new Error('no frame')
  }
  expect((await serve(true, failing).inject('/tc-fostay/_shell')).statusCode).toBe(500)
})

it('takes every worker away with all that it kept, and nothing of anybody else’s, when it is switched off', async () => {
  const { body } = await serve(false).inject('/tc-fostay/sw.js')
  const heard = new Map<string, (event: object) => void>()
  const [skipWaiting, unregister, drop] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(name: string) => void>()]
  let work: Promise<unknown> | undefined
  runInNewContext(body, {
    self: {
      ...{ skipWaiting, registration: { unregister } },
      addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    },
    caches: {
      keys: async () => ['pagoda-member', 'pagoda-pages', 'studio'],
      delete: async (name: string) => drop(name),
    },
  })
  heard.get('install')?.({})
  heard.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(drop.mock.calls.flat()).toEqual(['pagoda-member', 'pagoda-pages'])
  expect(unregister).toHaveBeenCalledOnce()
  expect([...heard.keys()]).toEqual(['install', 'activate'])
})
