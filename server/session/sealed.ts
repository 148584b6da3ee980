import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKeys, type Secrets } from './keys.ts'

const [CIPHER, NONCE, TAG] = ['aes-256-gcm', 12, 16] as const

/** A text that only this server reads, and the key that sealed it. */
export interface Sealed {
  readonly keyId: string
  readonly sealed: string
}

/** Seals what is personal before it is stored (AES-256-GCM): whoever reads the database alone reads nothing of it. */
export interface Seal {
  /** @param about whose it is: moved to somebody else's row it can't be opened */
  readonly close: (text: string, about: string) => Sealed
  /** @returns undefined for what none of today's keys sealed, or what was changed */
  readonly open: (sealed: Sealed, about: string) => string | undefined
  /** The key by which things are sealed now. */
  readonly keyId: string
  /** The keys of before, by which things are still opened. */
  readonly oldKeyIds: readonly string[]
}

/** @param purpose what is sealed: each has keys of its own */
export function createSeal(
  secrets: Secrets,
  purpose: 'real name' | 'identity document' | 'travel document' = 'real name',
): Seal {
  const keys = deriveKeys(secrets, purpose)
  const [newest, ...older] = keys
  return {
    keyId: newest.id,
    oldKeyIds: older.map(({ id }) => id),
    close(text, about) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, newest.bytes, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: newest.id, sealed: Buffer.concat([body, cipher.getAuthTag()]).toString('base64url') }
    },
    open({ keyId, sealed }, about) {
      const key = keys.find(({ id }) => id === keyId)
      const bytes = Buffer.from(sealed, 'base64url')
      if (!key || bytes.length < NONCE + TAG) return undefined
      const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE)).setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(-TAG))
      try {
        return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
