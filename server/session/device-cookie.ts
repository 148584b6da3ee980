import { randomUUID } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { keyedHash, sameHash } from './hash.ts'
import { deriveKeys, type Secrets } from './keys.ts'

/** Tells devices apart that ask for login codes. It goes nowhere else, and says nothing of anybody. */
const NAME = 'pagoda_device'
/** Where login codes are asked for and brought (A7). */
const PATH = '/sys/crm/account'
const YEAR = 365 * 24 * 60 * 60

const VALUE = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Ids of devices that this server alone can make. */
export interface DeviceCookie {
  /** The device that a request brought; undefined for none, and for one that we did not make. */
  readonly read: (cookie: string | undefined) => string | undefined
  /** A new device, and the Set-Cookie text that gives it to the browser. @param isSecure the request came by https */
  readonly make: (isSecure: boolean) => { readonly device: string; readonly text: string }
}

export function createDeviceCookie(secrets: Secrets): DeviceCookie {
  const keys = deriveKeys(secrets, 'device')
  return {
    read(cookie = '') {
      const [, device = '', signature = ''] = VALUE.exec(parseCookie(cookie)[NAME] ?? '') ?? []
      return keys.some((key) => sameHash(signature, keyedHash(key.bytes, device))) ? device : undefined
    },
    make(isSecure) {
      const device = randomUUID()
      const value = `${device}.${keyedHash(keys[0].bytes, device)}`
      const rules = { path: PATH, maxAge: YEAR, httpOnly: true, sameSite: 'strict', secure: isSecure } as const
      return { device, text: stringifySetCookie({ name: NAME, value, ...rules }) }
    },
  }
}
