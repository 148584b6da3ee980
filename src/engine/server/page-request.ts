import type { PageContext } from '../../../schemas/page/context.ts'
import type { Head } from '../../../schemas/page/head.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { CallShape, PagePayload } from '../../../schemas/page/plan.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { Theme } from '../../../schemas/page/theme.ts'
import type { Call } from '../../kit/call.ts'
import type { BlockReport } from '../react/page-runtime.ts'
import type { LostCalls } from './is-lost.ts'

/** What the server knows of somebody who asks for a page. */
export interface PageRequest {
  /** Address without the prefix: /atlantis/x */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly user: PageContext['user']
  /** Where the site is opened, of its channels; and under which of its brands. A site without them has neither. */
  readonly channel?: string | undefined
  readonly from?: string | undefined
  /** The `from` of the address, whatever it says: operators may have made a theme for it. */
  readonly word?: string | undefined
  /** Stable for a visitor; decides the arms of experiments. */
  readonly visitor: string
}

/** The operators' files as they stand: the last good version of each. */
export interface PageFiles {
  readonly page: (name: string) => { readonly page: Page; readonly revision: string } | undefined
  readonly routes: () => readonly Route[]
  readonly theme: (brand: string) => Theme | undefined
}

/** The calls of one page that is made. */
export interface PageCalls {
  readonly call: Call
  /** Seconds for which everything that came holds. */
  readonly freshFor: () => number
  /** Whether the host was asked now at this path: what is known from before says nothing of who is there. */
  readonly isAsked: (path: string) => boolean
}

/** What the calls of pages brought, kept for all who ask alike. */
export interface CachedReplies {
  /**
   * @param member makes the calls of a member, for whom replies are that may depend on the person
   * @param maxStale seconds that a reply may be old
   */
  readonly open: (page: { readonly member?: Call; readonly maxStale: (shape: CallShape) => number }) => PageCalls
}

export interface PageDeps {
  readonly pages: PageFiles
  /** Nobody's calls, each for itself. */
  readonly call: Call
  /** Makes the calls of the member whose page it is. */
  readonly member?: Call
  /** Keeps what calls bring; each page asks for itself when there is none. */
  readonly replies?: CachedReplies
  /** Shop-local time to the second. */
  readonly now: () => string
  readonly clockOffset: () => number
  /** How long the server waits for one call of a page, in ms, before it leaves it to the browser. */
  readonly deadline: number
  readonly report: (problem: BlockReport) => void
}

/** Which page answers a request, and whom the answer fits. */
export interface PageMatch {
  readonly name: string
  readonly status: 200 | 404
  readonly route: Route
  readonly context: Omit<PageContext, 'now'>
  /** Whose look it has: of the brand, or of a word that has a theme and is no brand; '' on a site without brands. */
  readonly theme: string
  /** Requests of the same key get the same answer; undefined when the page depends on the person. */
  readonly key: string | undefined
  /** What of the visitor, besides their brand, decides the answer: what a shared answer must be kept apart by. */
  readonly variesBy: readonly 'channel'[]
  readonly hasExperiments: boolean
  /** The files that it is made of, where these are others than everybody's. */
  readonly files?: PageFiles
}

/** A page ready to be rendered, or to be sent as data. */
export interface PreparedPage {
  readonly match: PageMatch
  /** Of the answer as HTML: that of its address, unless what it is about is not there, or nobody answered for it. */
  readonly status: 200 | 404 | 503
  readonly payload: PagePayload
  /** The look that `match` names, where operators made one. */
  readonly theme?: Theme | undefined
  /** What it says of itself to those who share it and to search engines. */
  readonly head: Head
  /** Where the page leads instead of being shown: a shop address without the prefix, or a whole one. */
  readonly redirect?: string
  readonly lost?: LostCalls | undefined
  /** Seconds that the answer may be shared. */
  readonly maxAge: number
  /** Seconds until a schedule or the clock makes it another page; absent when time changes nothing. */
  readonly wrongAfter?: number | undefined
  /** Seconds for which it may stand in for one that is lost: until a schedule turns. What reads the clock alone is told as it was. */
  readonly standsFor?: number | undefined
}
