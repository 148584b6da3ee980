import type { BrowserCallOptions } from '../../api/perform-call.ts'
import { clientInfo, clientInfoHeader } from '../../domain/visit/client-info.ts'
import { brand, channelNow, distinctIdNow } from '../visit/channel-now.ts'
import { syncSessionCookie } from '../session/session-cookie.ts'
import { session } from '../session/session-now.ts'
import { shell } from '../shell.ts'
import { viewerNow } from '../visit/viewer.ts'

const { api = '', market = '' } = document.documentElement.dataset

/** How the app reaches the mall's API, but for what happens when somebody has to log in: the login itself renews tokens with these. */
export const callOptions: Omit<BrowserCallOptions, 'onLogin'> = {
  base: api,
  marketBase: market || api,
  session,
  headers,
  onToken(token) {
    void syncSessionCookie(token)
    if (!token) shell.setViewer(viewerNow())
  },
}

/** A new token for one whose time is over; undefined when the login is. Rejects when no answer can be had. */
export async function renewToken(used: string): Promise<string | undefined> {
  const { renewal } = await import('../../api/perform-call.ts')
  return renewal(callOptions)(used)
}

/** A header that says what a visit is: client-info (A7), terminal and salesChannel (B7). */
function headers(): Readonly<Record<string, string>> {
  const facts = channelNow()
  const info = clientInfo({
    userAgent: navigator.userAgent,
    facts,
    appKey: brand(),
    language: navigator.language,
    distinctId: distinctIdNow(),
  })
  return {
    'client-info': clientInfoHeader(info),
    terminal: facts.terminal,
    salesChannel: String(facts.salesChannel),
  }
}
