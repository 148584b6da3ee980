import { readStorage } from '../../kit/read-storage.ts'

const PATH = '/online/capi/track/events'

/**
 * Sends a body to the shop's endpoint, also while the page goes away. A member's goes with the token, which a beacon can't
 * carry, and as a visitor's when the token is over. To another host (API_DIRECT) it goes as a request too: a beacon brings cookies,
 * which a host that answers everybody refuses.
 * @returns false when it is worth trying again
 */
export async function sendBody(body: object, token: string | null): Promise<boolean> {
  const { api = '' } = document.documentElement.dataset
  const url = api + PATH
  const type = 'application/json'
  const text = JSON.stringify(body)
  if (!token && !api && navigator.sendBeacon?.(url, new Blob([text], { type }))) return true
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) }
  const { ok, status } = await fetch(url, { method: 'POST', body: text, headers, keepalive: true })
  if (token && status === 401) return sendBody(body, null)
  return ok || (status < 500 && status !== 429)
}

/** The token of whoever is logged in. */
export const storedToken = (): string | null => readStorage('localStorage', 'token')
