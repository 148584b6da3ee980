import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** A signed call as it came: the names are those of Standard Webhooks, which Svix, OpenAI and others sign by. */
export interface SignedCall {
  /** The same for a message that is sent again. */
  readonly id: string
  /** Seconds. */
  readonly timestamp: string
  /** `v1,<base64>`, several of them with spaces between while a secret is changed. */
  readonly signature: string
  /** To the byte. */
  readonly body: string | Uint8Array
}

/** How far a call's time may lie from ours: a call that somebody kept is worth nothing later. Seconds. */
const TOLERANCE = 5 * 60

interface Signing {
  readonly secret: string
  /** Epoch ms. */
  readonly now: number
}

/** The headers of a call that we make. */
export function signedHeaders(body: string, { secret, now }: Signing, id: string = randomUUID()) {
  const timestamp = String(Math.floor(now / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${digest({ id, timestamp, body }, secret).toString('base64')}`,
  }
}

/** Whether one of the call's signatures was made with the secret, and lately. */
export function isSignedBy(call: SignedCall, { secret, now }: Signing): boolean {
  const seconds = /^\d{1,12}$/.test(call.timestamp) ? Number(call.timestamp) : Number.NaN
  if (!(Math.abs(now / 1000 - seconds) <= TOLERANCE)) return false
  const wanted = digest(call, secret)
  return call.signature.split(' ').some((given) => isSame(given, wanted))
}

function digest({ id, timestamp, body }: Omit<SignedCall, 'signature'>, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest()
}

/** Takes as long for a signature that is nearly right as for one that is not. */
function isSame(given: string, wanted: Buffer): boolean {
  const [version, text = ''] = given.split(',', 2)
  const bytes = Buffer.from(text, 'base64')
  return version === 'v1' && bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
