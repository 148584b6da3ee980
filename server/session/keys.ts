import { createHash, hkdfSync } from 'node:crypto'

/** What a key is for: what is made by one is good for nothing else. */
type KeyPurpose =
  | 'login token'
  | 'refresh token'
  | 'login code'
  | 'login question'
  | 'device'
  | 'transfer link'
  | 'real name'
  | 'mail code'
  | 'identity document'
  | 'travel document'

/** Of which keys are made: the secret of now, and the one before it, by which things are still read while they last. */
export interface Secrets {
  readonly secret: string
  readonly previousSecret?: string | undefined
}

export interface Key {
  /** Tells keys apart, and nothing of the key. */
  readonly id: string
  /** 256 bits. */
  readonly bytes: Uint8Array
}

/** The keys of a purpose, by HKDF-SHA-256 (RFC 5869): the first makes, all of them are read by. */
export const deriveKeys = ({ secret, previousSecret }: Secrets, purpose: KeyPurpose): readonly [Key, ...Key[]] => [
  deriveKey(secret, purpose),
  ...(previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose)]),
]

function deriveKey(secret: string, purpose: KeyPurpose): Key {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'pagoda', purpose, 32))
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) }
}
