import { createCipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * An order's number as the camp's own mini-program gets it (B3 encryptedOrderId): sealed by AES-256-GCM, as nonce, sealed text and tag in
 * base64url, so that nobody makes one up. The key is derived from the shop's secret.
 */
export function encryptedOrderId(orderId: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', campKey(secret), nonce)
  const sealed = Buffer.concat([cipher.update(orderId, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

const campKey = (secret: string) => createHash('sha256').update(`camp ${secret}`).digest()
