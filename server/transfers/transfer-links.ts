import { keyedHash, sameHash } from '../session/hash.ts'
import { deriveKeys, type Secrets } from '../session/keys.ts'

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Links by which a friend takes what was given: this server alone can make them, and the database does not hold them. */
export interface TransferLinks {
  readonly tokenOf: (transferId: string) => string
  /** @returns undefined for a token that is not ours */
  readonly idOf: (token: string) => string | undefined
}

export function createTransferLinks(secrets: Secrets): TransferLinks {
  const keys = deriveKeys(secrets, 'transfer link')
  return {
    tokenOf: (id) => `${id}.${keyedHash(keys[0].bytes, id)}`,
    idOf(token) {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? []
      return keys.some((key) => sameHash(signature, keyedHash(key.bytes, id))) ? id : undefined
    },
  }
}
