import { createBrowserCall } from '../api/call.ts'
import { clientInfo, clientInfoHeader } from '../domain/client-info.ts'
import { brand, channelNow, distinctIdNow } from './channel-now.ts'
import { hereInShop } from './here.ts'
import { loadChunk } from './chunk.ts'
import { session } from './session/session-now.ts'

const loginCode = () => import('./session/login-flow.ts')
const { api = '', market = '' } = document.documentElement.dataset

/** The app's way to the mall's API: with the session, and with what every call says of the visit (A7, B7). */
export const appCall = createBrowserCall({
  base: api,
  marketBase: market || api,
  session,
  headers,
  onLogin: () => void loadChunk(loginCode).then(({ loggedOut }) => loggedOut(hereInShop())),
})

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
