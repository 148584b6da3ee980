import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PageStore } from '../pages/page-store.ts'

const EVENTS = '/sandbox/preview-events'

/** Added to a page's boot script while its operator edits (`pagoda preview`): the page loads again when a file of the shop changed. */
export const previewScript = `;new EventSource(${JSON.stringify(EVENTS)}).onmessage=()=>location.reload()`

/** An event for each change of the operators' files that serves. */
export function previewPlugin(app: FastifyInstance, pages: PageStore): void {
  const listeners = new Set<ServerResponse>()
  pages.on('changed', (files) => {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(files)}\n\n`)
  })
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end()
  })
  app.get(EVENTS, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 1000\n\n')
    listeners.add(reply.raw)
    reply.raw.on('close', () => listeners.delete(reply.raw))
  })
}
