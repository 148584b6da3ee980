import { OFFLINE_ADDRESS, SHELL_ADDRESS } from '../../src/domain/visit/offline-addresses.ts'
import type { FastifyInstance } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { WorkerDocuments } from '../../src/app/document/worker-documents.tsx'
import { type Answer, createAnswer } from '../../src/engine/server/answer.ts'
import { sendAnswer } from '../../src/engine/server/send-answer.ts'
import { plainAnswerHeaders } from '../plugins/security.ts'
import type { WorkerFiles } from './assets.ts'
import { contentPolicy } from './content-policy.ts'

interface WorkerOptions {
  readonly worker: WorkerFiles
  /** Made when a worker asks: what operators write around the app is in them. */
  readonly documents: () => WorkerDocuments
  /** Origins of the mall's API. */
  readonly apiBases: readonly string[]
  /** False: browsers get a worker that takes itself away. */
  readonly isOn: boolean
}

/** In the place of the worker: it takes every page's worker away with all that was kept, and asks for nothing. */
const withdrawn = `self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',e=>e.waitUntil((async()=>{for(const n of await caches.keys())if(n.startsWith('pagoda-'))await caches.delete(n);await self.registration.unregister()})()))`

/** What a worker may do: it asks this server alone, and runs no code but its own. */
const workerPolicy = "default-src 'none';script-src 'self';connect-src 'self'"

/** Asked for anew each time: a worker that is wrong is withdrawn with the next page that is opened. */
const NO_CACHE = 'no-cache'

/** /tc-fostay/sw.js, the service worker, whose scope is the shop; and the two documents that it makes pages of. */
export function workerPlugin(app: FastifyInstance, { worker, documents, apiBases, isOn }: WorkerOptions): void {
  const code = isOn ? `self.build=${JSON.stringify(worker.build)};\n${worker.code}` : withdrawn
  const own = createAnswer(200, code, {
    ...plainAnswerHeaders,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': NO_CACHE,
    'content-security-policy': workerPolicy,
  })
  const documentOf = ({ html, styles, script }: WorkerDocuments['shell']) =>
    createAnswer(200, html, {
      ...plainAnswerHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': NO_CACHE,
      'content-security-policy': contentPolicy({ styles, script }, apiBases),
    })
  const serve = (address: string, answer: () => Answer) =>
    app.get(address, { schema: { hide: true } }, (request, reply) => {
      // Made first: what fails is answered as any other failure.
      const made = answer()
      reply.hijack()
      sendAnswer(request.raw, reply.raw, made)
    })
  serve(`${SHOP_BASE}/sw.js`, () => own)
  serve(SHELL_ADDRESS, () => documentOf(documents().shell))
  serve(OFFLINE_ADDRESS, () => documentOf(documents().offline))
}
