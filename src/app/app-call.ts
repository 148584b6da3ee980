import { type BrowserCallOptions, createBrowserCall } from '../api/call.ts'
import { clientInfo, clientInfoHeader } from '../domain/client-info.ts'
import { brand, channelNow, distinctIdNow } from './channel-now.ts'
import { hereInShop } from './here.ts'
import { loadChunk } from './chunk.ts'
import { shell } from './shell.ts'
import { viewerNow } from './viewer.ts'
import { tellServer } from './session/session-cookie.ts'
import { session } from './session/session-now.ts'

const loginCode = () => import('./session/login-flow.ts')
const { api = '', market = '' } = document.documentElement.dataset

const options: BrowserCallOptions = {
  base: api,
  marketBase: market || api,
  session,
  headers,
  onLogin: () => void loadChunk(loginCode).then(({ loggedOut }) => loggedOut(hereInShop())),
  onToken(token) {
    void tellServer(token)
    if (!token) shell.setViewer(viewerNow())
  },
}

/** The app's way to the mall's API: with the session, and with what every call says of the visit (A7, B7). */
export const appCall = createBrowserCall(options)

/** A new token for one whose time is over; undefined when the login is. Rejects when no answer can be had. */
export async function renewToken(used: string): Promise<string | undefined> {
  const { renewal } = await import('../api/perform-call.ts')
  return renewal(options)(used)
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
