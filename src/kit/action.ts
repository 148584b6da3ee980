import type { ActionArgs, ActionName } from '../../schemas/page/action.ts'

export interface NavigateOptions {
  readonly replace?: boolean
  /** On a page of its own, in the app (B2.2). */
  readonly newPage?: boolean
  /** Back to the page that this one was opened from, at its new address, if that is it; else as `replace`. */
  readonly stepBack?: boolean
  /** No page of the shop, though it may begin as one: it is opened as it stands. */
  readonly outside?: boolean
  /** What who left the page before its answer came is told where they are, and the words of the link that leads there. */
  readonly late?: Omit<LateNews, 'to'>
}

/** The link behind a word to who left the page before an answer came. */
export interface LateWay {
  readonly button: string
  /** An address of the shop. */
  readonly to: string
}

/** What who left the page before an answer came is told where they are. */
export interface LateNews {
  readonly title: string
  readonly button: string
  /** Where the link leads, an address of the shop; without, back to that page. */
  readonly to?: string
}

/** What an action may reach. src/app/tools supplies it; tests supply their own. */
export interface ActionTools {
  readonly navigate: (to: string, options?: NavigateOptions) => void
  readonly back: (fallback: string) => void | Promise<void>
  /**
   * `ms`: how long it stays; without, as long as it takes to read. Who left the page before an answer reads it when they are back or, with
   * `late`, where they are, with that link behind it.
   */
  readonly toast: (text: string, ms?: number, late?: LateWay) => void
  /** Asks before what can't be taken back. True only for who says yes: closing it, or leaving the page, says no. */
  readonly ask: (question: Question) => Promise<boolean>
  readonly setState: (key: string, value: unknown) => void
  /** Puts values into the address of the page at once, without a reload; one that is nothing takes its key out. */
  readonly setQuery: (values: QueryValues) => void
  /** Loads the next page of a paged data entry, if there may be one. */
  readonly loadMore: (data: string) => Promise<void>
  readonly reload: (data?: string) => Promise<void>
  readonly scrollToBlock: (id: string) => void
  /** Rejects when its code can't be had, which is told. */
  readonly openPopup: (name: string) => Promise<void>
  readonly closePopup: () => void
  readonly copyText: (text: string) => Promise<boolean>
  /**
   * Makes the call of an endpoint of the page's plan; rejects with a CallProblem. `loading` is shown over the page meanwhile. `late`: done, it
   * is told to who left the page by then.
   */
  readonly call: (
    endpoint: string,
    args: Readonly<Record<string, unknown>>,
    loading?: string,
    late?: LateNews,
  ) => Promise<unknown>
  readonly share: (what: ShareContent) => Promise<void>
  readonly here: () => string
  /** True when somebody is logged in. Else the rest of the chain is kept, the shopper goes to log in, and comes back to it: stop here. */
  readonly requireLogin: () => boolean
  /** B5: false for a member without a phone in a mini-program alone; that shopper goes to log in as `requireLogin` says: stop here. */
  readonly requirePhone: () => boolean
  readonly login: (input: LoginInput) => Promise<void>
  readonly channelLogin: (redirect: string | undefined) => Promise<void>
  readonly logout: (to: string) => Promise<void>
  readonly onlineService: (
    service: Readonly<Record<string, unknown>>,
    product?: Readonly<Record<string, unknown>>,
  ) => void
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void
}

/** A question with two answers. */
export interface Question {
  readonly title: string
  readonly text?: string
  /** What the two buttons say. */
  readonly yes: string
  readonly no: string
  /** Yes takes away what can't be had again. */
  readonly danger?: boolean
}

/** New values of the address's query by their keys; nothing, or an empty text, takes the key out. */
export type QueryValues = Readonly<Record<string, string | null | undefined>>

/** What is shared (A2, B6). `url` is absolute; `picture` an address without size and format. */
export interface ShareContent {
  readonly title: string
  readonly desc?: string
  readonly picture?: string
  /** Yuan. */
  readonly price?: number
  readonly url: string
  /** Only what is around the shop is told; the shopper sees nothing of it. */
  readonly quiet?: boolean
}

export interface LoginInput {
  readonly mobile: string
  readonly code: string
  readonly redirect?: string
}

/** An action that gives this ends the chain without a report. */
export const STOP = 'stop'

type Outcome = void | typeof STOP

type ActionRun<Name extends ActionName> = (args: ActionArgs<Name>, tools: ActionTools) => Outcome | Promise<Outcome>

/** The code of every action of the engine: complete by type. */
export type EngineActions = { readonly [Name in ActionName]: ActionRun<Name> }

/**
 * The code of every action that a page may call, by its name: those of the engine and those that modules offer. Each takes the arguments
 * that its schema describes.
 */
export type ActionCatalogue = Readonly<Record<string, (args: never, tools: ActionTools) => Outcome | Promise<Outcome>>>
