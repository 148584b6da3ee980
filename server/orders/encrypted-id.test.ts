import { createDecipheriv, createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptedOrderId } from './encrypted-id.ts'

it('[B3] an encrypted order id is another each time, and is opened by who has the secret', () => {
  const [one, two] = [encryptedOrderId('90000341', 'secret'), encryptedOrderId('90000341', 'secret')]
  expect(one).not.toBe(two)
  const bytes = Buffer.from(one, 'base64url')
  const key = createHash('sha256').update('camp secret').digest()
  const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16))
  expect(opened.update(bytes.subarray(12, -16), undefined, 'utf8') + opened.final('utf8')).toBe('90000341')
})
