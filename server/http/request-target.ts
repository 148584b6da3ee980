import type { IncomingMessage } from 'node:http'

const WHOLE = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]*)(.*)$/i

/** RFC 9112, 3.2: a request says once whose it is, and nobody knows which of two was meant by whom before this server. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** RFC 9112, 3.2.2: a whole address in the place of a path, as proxies write it, is that path, and of the host that it names. */
export function takeTarget(request: IncomingMessage): void {
  const [, host, rest = ''] = (request.url?.startsWith('/') ? undefined : WHOLE.exec(request.url ?? '')) ?? []
  if (!host) return
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  request.headers.host = host
}
