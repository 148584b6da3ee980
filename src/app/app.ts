import type { BrowserCalls } from '../api/call.ts'
import type { LoginInput } from '../kit/action.ts'
import type { Loadings } from '../ui/loading-overlay/loadings.ts'
import type { Toasts } from '../ui/toast/toasts.ts'
import type { Paused } from '../engine/react/browser-entry.ts'
import type { ServerClock } from './clock.ts'
import type { Entry } from '../engine/react/entry.ts'
import type { ShopHistory } from './navigation/history.ts'
import type { ShopOverlaySteps } from './navigation/overlay-steps.ts'
import type { ShownPage, ShownPageStore } from './navigation/shown-page.ts'
import type { OverPage, OverPageStore } from './page/over-page.ts'

/**
 * The running shop, made once for a document. Components get it as a property; code that comes later gets it as an argument, and says which
 * part of it it uses.
 */
export interface App extends ShopNavigator, ShownPage, OverPage, BrowserCalls {
  /** What time it is, whatever the phone says. */
  readonly clock: ServerClock
  readonly history: ShopHistory
  readonly overlaySteps: ShopOverlaySteps
  readonly toast: Toasts['show']
  /** Says that something is under way; gives the way to say that it is done. */
  readonly loading: Loadings['begin']
  /** The login, whose code comes when it is wanted; rejects when it can't be had. */
  readonly login: () => Promise<LoginFlow>
  /** What the frame around the page shows. */
  readonly frame: Frame
}

export interface Frame {
  readonly toasts: Toasts
  readonly over: OverPageStore
  readonly shownPage: ShownPageStore
}

interface GoOptions {
  readonly replace?: boolean
}

export interface ShopNavigateOptions extends GoOptions {
  /** Where the shopper was, kept with the new step of the history; the page on the screen, unless told. */
  readonly from?: string
}

/** The ways from one page to another. Addresses are those of the shop without its prefix, where nothing else is said. */
export interface ShopNavigator {
  readonly navigate: (to: string, options?: ShopNavigateOptions) => void
  /** Back to the page before, or to `fallback` where there is none. */
  readonly back: (fallback: string) => void
  /** Opens any address: a page of the shop in the app, all else as the channel does. */
  readonly go: (to: string, options?: GoOptions) => void
  /** Leaves the shop's pages for a whole address: by the host where there is one (B2), else by the address bar. */
  readonly goElsewhere: (url: string) => void
  /** Opens a page in the step of the history before this one. */
  readonly replaceBefore: (to: string) => void
}

/** Logging in and out, and what has to be known of it here, on the server and by the pages. */
export interface LoginFlow {
  /** Action `login`: by phone and SMS code (A2). Rejects with the CallProblem of a refusal. */
  readonly logIn: (input: LoginInput) => Promise<void>
  /** Action `logout`. Whatever the server says, nobody is logged in here any more, and what was typed here is gone. */
  readonly logOut: (to: string) => Promise<void>
  /** Goes to log in by the way of the channel, and comes back to the shop address. */
  readonly goToLogin: (redirect?: string) => Promise<void>
  /** A chain of actions needs a login: what is left is kept until then (A4). */
  readonly pauseForLogin: (left: Paused) => void
  /**
   * The API does not know the session any more, and no renewal helped (A8: 401): the pages learn it. A page behind the login leads to it; one
   * that is open to all stays, as a visitor's: there only what is tapped asks for the login.
   */
  readonly loggedOut: (href: string) => Promise<void>
  /** The server sent a page behind the login. Who is logged in here tells it, and asks again, once with each token. */
  readonly sentToLogin: (login: string) => Promise<void>
  /** Begins a page’s session. @returns when browser and server agree on who looks */
  readonly startSession: (entry: Entry) => Promise<void>
  /** The member became another by what they did (a guest, silver): this device and the server's pages learn it. */
  readonly refreshMember: () => Promise<void>
  /** Goes on with what a login interrupted, once, on the page where it was (A4). */
  readonly resume: (entry: Entry) => Promise<void>
}
