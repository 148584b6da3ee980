import type { Secrets } from './keys.ts'
import { createSeal } from './sealed.ts'

const sealOf = (secrets: Secrets) => createSeal(secrets, 'identity document')

/** A sealed text in one column: the key's id, a dot, and what it sealed. @param owner whose it is: it opens for nobody else */
export function sealText(text: string, owner: string, secrets: Secrets): string {
  const { keyId, sealed } = sealOf(secrets).close(text, owner)
  return `${keyId}.${sealed}`
}

/** @returns undefined for what was sealed by a secret that is no longer known, or for somebody else */
export function openText(text: string, owner: string, secrets: Secrets): string | undefined {
  const [keyId = '', sealed = ''] = text.split('.')
  return sealOf(secrets).open({ keyId, sealed }, owner)
}
