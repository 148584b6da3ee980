import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PageStore } from '../pages/page-store.ts'

const EVENTS = '/sandbox/preview-events'

const panel = [
  'position:fixed;z-index:2147483647;inset:0 0 auto;max-height:60vh;overflow:auto;box-sizing:border-box;margin:0;padding:14px 16px',
  'border-bottom:3px solid #b3261e;background:#fff8f7;color:#3b0d0a;font:13px/1.6 ui-monospace,monospace',
  'white-space:pre-wrap;overflow-wrap:anywhere;text-align:left',
].join(';')

/**
 * Added to a page's boot script while its operator edits (`pagoda preview`): the page loads again when another version of a file serves, and
 * what is wrong with files stands over it, since it goes on showing the last good version.
 */
export const previewScript = `;(()=>{let p;new EventSource(${JSON.stringify(EVENTS)}).onmessage=({data})=>{const{files,problems}=JSON.parse(data);if(files.length)return location.reload();p?.remove();const all=Object.values(problems).flat();if(!all.length)return;p=document.createElement("pre");p.id="preview-problems";p.setAttribute("role","alert");p.style.cssText=${JSON.stringify(panel)};p.textContent="文件里有 "+all.length+" 处要看看；有错误的文件，商城还在用它最后的正确版本\\n\\n"+all.join("\\n\\n");document.body.append(p)}})()`

/** An event for each look at the operators' files: those that serve anew, and what is wrong with files; the first as soon as a page listens. */
export function previewPlugin(app: FastifyInstance, pages: Pick<PageStore, 'on' | 'problems'>): void {
  const listeners = new Set<ServerResponse>()
  const messageOf = (files: readonly string[]) => `data: ${JSON.stringify({ files, problems: pages.problems() })}\n\n`
  pages.on('judged', (files) => {
    const message = messageOf(files)
    for (const listener of listeners) listener.write(message)
  })
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end()
  })
  app.get(EVENTS, { schema: { hide: true } }, (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write(`retry: 1000\n\n${messageOf([])}`)
    listeners.add(reply.raw)
    reply.raw.on('close', () => listeners.delete(reply.raw))
  })
}
