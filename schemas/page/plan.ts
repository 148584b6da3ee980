import type { Action } from './action.ts'
import type { Block } from './block.ts'
import type { PageContext } from './context.ts'
import type { DataSource, Page, PageLayout } from './page.ts'

/**
 * A planned page: plain JSON, made on the server (stage 5) and sent to the shopper inside the HTML. It holds what was chosen for this
 * shopper and nothing else. Expressions stay text; both sides compile each text once.
 */
export interface Plan {
  readonly page: string
  readonly title: string
  readonly description?: string
  readonly header: 'bar' | 'none'
  readonly keepAlive?: boolean
  /** Absent: one column on every screen. */
  readonly layout?: Exclude<PageLayout, 'column'>
  readonly context: PageContext
  readonly state: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, PlannedSource>>
  /** The page's named expressions, as text: computed when something reads them. */
  readonly values?: Page['values']
  /** The endpoints that the page's `submit` actions name. */
  readonly calls?: Readonly<Record<string, CallShape>>
  readonly blocks: readonly PlannedBlock[]
  readonly popups?: Readonly<Record<string, { readonly title: string; readonly blocks: readonly PlannedBlock[] }>>
}

/** How a data name is fetched, taken from its contract: the browser needs no schema to load it again. */
export interface CallShape {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Which arguments go where, by name. */
  readonly params: readonly string[]
  readonly query: readonly string[]
  readonly body: readonly string[]
  readonly headers?: readonly string[]
  /** Where in the reply the value stands. */
  readonly value: readonly string[]
  readonly auth?: 'none' | 'required'
  readonly accepted?: { readonly at: readonly string[]; readonly is: string | number }
  /** Fulfilled, it may have made the member another. Of submits alone. */
  readonly changesMember?: true
  readonly batch?: { readonly list: string; readonly match: string; readonly max: number }
}

export interface PlannedSource extends DataSource {
  readonly call: CallShape
  /** Names of other data, `state.<key>`, `query.<key>` and `viewer` that the arguments read: a change of one loads this again. */
  readonly reads: readonly string[]
}

export interface PlannedBlock {
  readonly id: string
  readonly widget: string
  /** The widget is not in the registry: a reported placeholder stands in its place. */
  readonly unknown?: true
  /** The widget has no behaviour: the server's HTML is all that there is to it. */
  readonly static?: true
  /** It reads the viewer, or data that the browser alone loads: how high it will be, or whether it will be there, nobody can tell before. */
  readonly unsure?: true
  /** Shown to visitors alone: whoever is logged in never sees it. */
  readonly visitors?: true
  readonly variant?: string
  readonly props: Readonly<Record<string, unknown>>
  readonly when?: string
  /** Data names, `state.<key>`, `query.<key>` and `viewer` that `props` and `when` read: the block renders again when one changes, and never else. */
  readonly reads: readonly string[]
  /** Props of which at least one must have something in it, else the block is empty. */
  readonly emptyWhen?: readonly string[]
  readonly onEmpty: NonNullable<Block['onEmpty']>
  /** `reported`: another block says what is not found; of any other failure this one offers a retry. */
  readonly onError: NonNullable<Block['onError']> | 'reported'
  /** Data of which a block above this one says that they failed. */
  readonly reportedAbove?: readonly string[]
  /** That it is shown says that what the address names is not there. */
  readonly notFound?: true
  readonly on?: Readonly<Record<string, readonly Action[]>>
  readonly slots?: Readonly<Record<string, readonly PlannedBlock[]>>
  /** CSS pixels at 390 wide that the block is expected to take; reserved before it is there. 0: it floats over the page. */
  readonly height: number
  /** The height goes with the width of the column. */
  readonly scales?: true
  readonly fold: 'above' | 'below'
  /** Where it stands on a page of two columns when not in the first. */
  readonly column?: 'side' | 'across'
}

/** What is known of one `data` entry at a moment. */
export type SourceState =
  | { readonly status: 'pending' }
  | {
      readonly status: 'ready'
      readonly value: unknown
      /** Of a member's own data, which only the browser loads: its `when` said that there is nothing to ask for. */
      readonly skipped?: true
    }
  | { readonly status: 'failed'; readonly code: string; readonly message: string }

/** What is known of a page's data, by name. */
export type Sources = Readonly<Record<string, SourceState>>

/** What the server hands to the browser inside the HTML and by client navigation. */
export interface PagePayload {
  readonly plan: Plan
  readonly sources: Sources
  /** A brand, or another `from` that operators made a theme for. */
  readonly theme: string
  /** Milliseconds to add to the device's clock: 0 but in a sandbox whose clock was moved. */
  readonly clockOffset: number
  /** Made for whoever asked: somebody else gets another page. */
  readonly personal?: true
  /** Its route wants somebody logged in: once the login is over there is nothing to stay for. */
  readonly behindLogin?: true
  /** Nobody answered: nothing of its data could be had. */
  readonly isLost?: true
  /** When it came, in epoch ms, where the browser kept it and no network brought it just now (src/app/offline). */
  readonly keptAt?: number
}
