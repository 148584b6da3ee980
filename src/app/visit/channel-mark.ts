import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { readStorage } from '../../kit/read-storage.ts'

const CLIENT_KEY = 'client_key'
/** The cookie by which the server knows the key of a visit. */
const COOKIE = 'pagoda_channel'
/** User agents of the app and of what runs mini-programs: one look before the code that tells them apart is fetched. */
const HOSTS = /pagoda\/|MicroMessenger|AliApp|AlipayClient|swan|UnionPay|unionpay/

const kept = () => readStorage('sessionStorage', CLIENT_KEY)

/**
 * Keeps the key by which the shop was opened for the visit (B9: session client_key), and mirrors it for the server: the next page is
 * asked for by an address that no longer has it.
 */
export function keepClientKey(): void {
  const given = new URLSearchParams(location.search).get(CLIENT_KEY)
  const key = given && /^[\w-]{1,40}$/.test(given) ? given : kept()
  if (key) keepKey(key)
  // Another window's: this visit has none.
  else if (document.cookie.includes(`${COOKIE}=`)) document.cookie = `${COOKIE}=; path=${SHOP_BASE}; max-age=0`
}

/** Keeps a client key for the visit, here and for the server. */
export function keepKey(key: string): void {
  try {
    sessionStorage.setItem(CLIENT_KEY, key)
  } catch {
    // The cookie alone will do.
  }
  document.cookie = `${COOKIE}=${key}; path=${SHOP_BASE}; samesite=lax`
}

/** False in a plain browser that never said anything else: then no code of any channel is needed. */
export const mayHaveHost = (): boolean =>
  HOSTS.test(navigator.userAgent) ||
  kept() !== null ||
  (readStorage('localStorage', 'tc_env') ?? readStorage('localStorage', 'typeOrigin')) !== null ||
  /[?&](?:client_key|terminal|utm_source)=/.test(location.search)

/** Keeps how the shop was opened for the next visit (B9: local H5_Client). */
export function keepClient(clientKey: string): void {
  try {
    localStorage.setItem('H5_Client', clientKey)
  } catch {
    // The next visit asks again.
  }
}
