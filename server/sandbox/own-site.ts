import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressList } from '../plugins/address-list.ts'
import { sendProblem } from '../plugins/problems.ts'
import { isLoopback } from '../settings/mode-needs.ts'
import type { Settings } from '../settings/settings.ts'

/** What says by which names the sandbox is reached. */
export type SandboxSite = Pick<Settings, 'host' | 'publicUrl' | 'sandboxPublic' | 'shopAddresses'>

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Lets nobody at the sandbox's tools but who called them by a name of their own, and nothing be posted but from their own pages: a page of
 * the web may give its own name the address of this machine (DNS rebinding), and is then same-origin for the browser. Anybody is anybody
 * in the sandbox, so that it could log in, read messages and move the clock.
 */
export function ownSiteOnly(app: FastifyInstance, site: SandboxSite): void {
  for (const guard of [ownHost(site), ownOrigin(site)]) app.addHook('onRequest', guard)
}

/** The name stands in Host, which no page can choose; X-Forwarded-Host is a header like any other. */
function ownHost(site: SandboxSite): Guard {
  const isOwn = ownHostNames(site)
  const isShop = addressList(site.shopAddresses)
  return async (request, reply) => {
    // A shop before this one looked at the name by which it was called. A browser of this machine is no shop.
    const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
    if (isOwn(request.headers.host ?? '') || (isShop(peer) && !isLoopback(peer))) return undefined
    const known = 'localhost, or the host of HOST or SHOP_URL'
    return sendProblem(request, reply, 'forbidden', `the sandbox's tools are not at this host: open them at ${known}`)
  }
}

/** Browsers name the page that posts; what is no browser is led by no page of a stranger. */
function ownOrigin({ publicUrl }: SandboxSite): Guard {
  const publicOrigin = publicUrl === '' ? undefined : new URL(publicUrl).origin
  return async (request, reply) => {
    if (request.method !== 'POST') return undefined
    const { origin, host, 'sec-fetch-site': from = 'none' } = request.headers
    const isOwnOrigin = origin === undefined || origin === publicOrigin || hostOf(origin) === host
    const isOwnSite = from === 'same-origin' || from === 'none'
    if (isOwnOrigin && isOwnSite) return undefined
    return sendProblem(request, reply, 'forbidden', 'the sandbox takes nothing from a page of another site')
  }
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined)

/**
 * Names of this machine itself, and what the settings call it. A sandbox that is open to other machines is also reached by its addresses:
 * nobody else can have them.
 */
function ownHostNames({ host, publicUrl, sandboxPublic }: SandboxSite): (header: string) => boolean {
  const configured = new Set([nameOf(isIP(host) === 6 ? `[${host}]` : host), publicUrl && new URL(publicUrl).hostname])
  return (header) => {
    const name = nameOf(header)
    if (name === undefined) return false
    const address = name.replaceAll(/^\[|\]$/g, '')
    if (isLoopback(address) || name.endsWith('.localhost') || configured.has(name)) return true
    return sandboxPublic && isIP(address) !== 0
  }
}

/** Without its port, as browsers write it; undefined for what is no host. */
function nameOf(header: string): string | undefined {
  const address = `http://${header}/`
  if (header === '' || !URL.canParse(address)) return undefined
  const { hostname, pathname, username } = new URL(address)
  return pathname === '/' && username === '' ? hostname : undefined
}
