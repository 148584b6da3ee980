import { SHOP_BASE } from '../../../schemas/page/route.ts'

/**
 * Tells the server, which renders the pages, who is logged in here; '' ends it. The token stands in a cookie that no script can read, good
 * for pages alone.
 * @returns whether the server took it; a network that fails counts as no
 */
export async function syncSessionCookie(token: string): Promise<boolean> {
  try {
    const answer = await fetch(`${SHOP_BASE}/_session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(token ? { token } : {}),
    })
    return answer.ok
  } catch {
    return false
  }
}
