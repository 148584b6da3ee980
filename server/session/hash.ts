import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a text, for what is only ever looked up again. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** HMAC-SHA-256: whoever reads the database alone can't guess what was hashed, however short it is. */
export const keyedHash = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
