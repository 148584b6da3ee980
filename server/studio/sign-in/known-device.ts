import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { operators } from '../../db/schema.ts'
import { keyedHash, sameHash } from '../../session/hash.ts'

type OperatorRow = Pick<typeof operators.$inferSelect, 'id' | 'passwordHash'>

/** Seconds. */
const KNOWN_FOR = 180 * 24 * 60 * 60

/** One each: several operators may share a device. */
const nameOf = (id: string) => `pagoda_studio_device_${id}`

/** By the hash of the password, which nobody outside has: another password makes all devices unknown. */
const proofOf = (passwordHash: string, id: string, device: string) =>
  keyedHash(Buffer.from(passwordHash), `${id} ${device}`)

/**
 * Text of the Set-Cookie header by which an operator, who just proved a password, is known on a device. It signs nobody in: it only has
 * wrong passwords of strangers counted apart from those of this device.
 * @param isSecure kept from http
 */
export function deviceCookie(id: string, passwordHash: string, isSecure: boolean): string {
  const device = randomBytes(16).toString('base64url')
  return stringifySetCookie({
    ...{ name: nameOf(id), value: `${device}.${proofOf(passwordHash, id, device)}`, maxAge: KNOWN_FOR },
    ...{ path: '/studio', httpOnly: true, sameSite: 'strict', secure: isSecure },
  })
}

/** The device on which an operator is known, out of a Cookie header; undefined for strangers. */
export function knownDevice(cookie: string | undefined, row: OperatorRow | undefined): string | undefined {
  if (!row || row.passwordHash === null) return undefined
  const [device = '', proof = ''] = (parseCookie(cookie ?? '')[nameOf(row.id)] ?? '').split('.')
  return sameHash(proof, proofOf(row.passwordHash, row.id, device)) ? device : undefined
}
