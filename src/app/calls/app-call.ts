import { createBrowserCall } from '../../api/call.ts'
import { callOptions } from './call-options.ts'
import { loadChunk } from '../code/chunk.ts'
import { hereInShop } from '../navigation/here.ts'

const loginCode = () => import('../session/login-flow.ts')

/** The app's way to the mall's API: with the session, and with what every call says of the visit (A7, B7). */
export const appCall = createBrowserCall({
  ...callOptions,
  onLogin: () => void loadChunk(loginCode).then(({ loggedOut }) => loggedOut(hereInShop())),
})
