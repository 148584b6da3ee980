import type { FastifyRequest } from 'fastify'

/**
 * Whether a call that changes something comes from a page of this server: the browser says so itself (Sec-Fetch-Site), or names the origin,
 * which no page can make up. A call that brings neither is of no browser of today, and proves nothing: it is refused as well.
 * @param publicUrl where the server is known behind a proxy that hides its name; '' when that is not known
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin !== undefined) return isOwn(origin, host, publicUrl)
  return site === 'same-origin'
}

function isOwn(origin: string, host: string, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin)
  if (asked.protocol !== 'http:' && asked.protocol !== 'https:') return false
  return asked.host === host || (publicUrl !== '' && asked.origin === new URL(publicUrl).origin)
}
