import { type ReactNode, startTransition } from 'react'
import type { Viewer } from '../../schemas/page/context.ts'
import { type Call, CallProblem } from '../kit/call.ts'
import type { Entry } from './entry.ts'

/** What only the mounted app can do; ShopApp fills it, the actions use it. */
export interface Shell {
  /** `from`: where the shopper was, kept with the new place in the history; the page on the screen, unless told. */
  navigate: (to: string, options?: { readonly replace?: boolean; readonly from?: string }) => void
  back: (fallback: string) => void
  /** Opens any address: a page of the shop in the app, all else as the channel does. */
  go: (to: string, options?: { readonly replace?: boolean }) => void
  toast: (text: string, ms?: number) => void
  openPopup: (name: string) => void
  closePopup: () => void
  /** Shows something over the page until the next page; undefined takes it away. */
  showOver: (content: ReactNode) => void
  /** Says that something is under way; gives the way to say that it is done. */
  loading: (text: string) => () => void
  /** Tells every page that is alive who looks at it, and forgets the pages that were kept for somebody else. */
  setViewer: (viewer: Viewer) => void
  /** Puts another page on the screen: `swap` says which. */
  change: (swap: () => void) => void
  /** Fetches the page on the screen anew. */
  refresh: () => Promise<void>
  /** The page on the screen. */
  entry: () => Entry | undefined
  /** The mall's API, with the session. */
  call: Call
}

const notYet = () => undefined

export const shell: Shell = {
  navigate: notYet,
  back: notYet,
  go: notYet,
  toast: notYet,
  openPopup: notYet,
  closePopup: notYet,
  showOver: notYet,
  loading: () => notYet,
  setViewer: notYet,
  change: startTransition,
  refresh: () => Promise.resolve(),
  entry: notYet,
  call: () => Promise.reject(new CallProblem('request-setup', '服务器正在维修')),
}
