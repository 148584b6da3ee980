import { type BrowserCalls, createBrowserCalls } from '../../api/call.ts'
import { clientInfo, clientInfoHeader } from '../../domain/visit/client-info.ts'
import type { App } from '../app.ts'
import { hereInShop } from '../navigation/here.ts'
import { breakWords } from '../../ui/words/break-words.ts'
import { syncSessionCookie } from '../session/session-cookie.ts'
import { session } from '../session/session-now.ts'
import { brand, channelNow, distinctIdNow } from '../visit/channel-now.ts'
import { viewerNow } from '../visit/viewer.ts'

export { createCaller } from '../../engine/core/create-caller.ts'
export { refreshMemberData } from './refresh-member-data.ts'

const ignore = () => undefined

/**
 * The app's way to the mall's API: with the session, and with what every call says of the visit (A7, B7). What calls bring, the browser draws:
 * the lines of its names end between words. That begins in a task of its own, before any answer is there: to learn the words of the language takes a
 * phone some hundredths of a second, and the first call is sent meanwhile.
 */
export function appCalls({ clock, login, setViewer }: Pick<App, 'clock' | 'login' | 'setViewer'>): BrowserCalls {
  const { api = '', market = '' } = document.documentElement.dataset
  setTimeout(() => breakWords(document.body))
  return createBrowserCalls({
    base: api,
    marketBase: market || api,
    session,
    headers,
    dated: clock.answerCame,
    onLogin: () => void login().then(({ loggedOut }) => loggedOut(hereInShop()), ignore),
    onToken(token) {
      void syncSessionCookie(token)
      if (!token) setViewer(viewerNow())
    },
  })
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
