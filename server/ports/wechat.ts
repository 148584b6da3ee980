import { createHash, randomBytes } from 'node:crypto'
import { brands } from '../../schemas/domain/channels.ts'

/** Who WeChat says has come back from its silent redirect. */
export interface WechatIdentity {
  readonly openId: string
  /** The phone that WeChat itself vouches for; absent when it tells none. */
  readonly phone?: string
}

/** What WeChat's script needs to trust a page (B7). */
export interface WechatSignature {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  /** SHA-1, hexadecimal. */
  readonly signature: string
}

/** WeChat: its login and what its browser wants to see. */
export interface WechatPort {
  /** WeChat's page that asks nothing and sends back with a code. */
  readonly authorizeUrl: string
  /** The app id of a source key; undefined when there is no app for it. */
  readonly appId: (appKey: string) => string | undefined
  /** Whose a code is: each code is good once. Undefined for a code that isn't good. @throws PortUnavailable */
  readonly openIdOf: (code: string) => Promise<WechatIdentity | undefined>
  /** @param url of a page, without # and what follows. @throws PortUnavailable */
  readonly signature: (url: string) => Promise<WechatSignature>
}

/** Whether a source key has an app (B6: the brands, and other). */
export const isWechatAppKey = (key: string): boolean => key === 'other' || brands.some((brand) => brand === key)

interface Signed {
  readonly appId: string
  readonly ticket: string
  readonly url: string
  /** Epoch ms. */
  readonly now: number
}

/** A page's signature as WeChat's script checks it: SHA-1 of the ticket, a nonce, the second and the address. */
export function signPage({ appId, ticket, url, now }: Signed): WechatSignature {
  const nonceStr = randomBytes(12).toString('hex')
  const timestamp = Math.floor(now / 1000)
  const page = url.split('#', 1)[0] ?? url
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') }
}
