import type { ReactNode } from 'react'
import type { ContractName } from '../../schemas/api/contracts.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { Channel } from '../../schemas/page/context.ts'
import type { ActionTools, STOP } from './action.ts'
import type { AnyWidget, WidgetTools } from './widget.ts'

/** What a screen knows of its address, also before its code runs. */
export interface ScreenAddress {
  /** Params of the address, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** The query as it is now, of the keys that the screen declares. */
  readonly query: () => Readonly<Record<string, string>>
}

/** A call that a screen makes as soon as it stands. */
export interface OpeningCall {
  readonly name: ContractName
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * A screen of a module, as the engine and the tools know it without its code. It stands on its page as one block that no file can write,
 * move or take away; operators fill its slots. `code` is module/screen, and the code itself is in `<screen>-screen.tsx` of the module.
 */
export interface Screen extends AnyWidget {
  /** Keys of the address's query that its code reads. */
  readonly query: readonly string[]
  /** The endpoints that its code calls: how to call them travels with the page, their schemas do not. */
  readonly calls: readonly ContractName[]
  /**
   * What its code asks for first, in the same words: for a member the server asks for it and sends it with the page, which then has its content from
   * the first paint. Calls that change nothing. `route` is its route's `with`.
   */
  readonly opening?: (address: ScreenAddress, route: Readonly<Record<string, unknown>>) => readonly OpeningCall[]
  /** What it publishes to the blocks in its slots: an object whose properties they read as `screen.<name>`. */
  readonly values: JSONSchema
}

/**
 * An action that a module offers to pages: they call it with checked arguments, and what it does is the module's. `name` is what a page
 * writes in `do`; the code is the default export of `<name>-action.ts` in the module's folder.
 */
export interface ModuleAction {
  readonly name: string
  /**
   * Its arguments. One that has `into` tells there how it goes, as `submit` does; `ask` names a key of the page's state, and `block` one of
   * its blocks, as that of `scroll-to` does: the checks know them by these names.
   */
  readonly args: JSONSchema
  /** The endpoints that its code calls: how to call them travels with the pages that name the action. */
  readonly calls: readonly ContractName[]
}

/**
 * What an action of a module does. Rejects with a CallProblem when it was refused; gives STOP when nothing came of it and the rest of the
 * chain is not to run, else what is told as the reply.
 * @param args checked when the page was, with their expressions evaluated; one that came out null is left out
 */
export type ModuleActionRun<Args = never> = (args: Args, tools: ActionTools) => Promise<unknown> | typeof STOP | void

/** A hand-written journey (design, section 4): its door is `index.ts`, which exports this. */
export interface Module {
  readonly name: string
  readonly title: string
  /** By the name of the screen. */
  readonly screens: Readonly<Record<string, Screen>>
  /** By their names. */
  readonly actions?: Readonly<Record<string, ModuleAction>>
}

/** What a screen may reach beside its own state: the tools of actions, and what belongs to the page it stands on. */
export interface ScreenTools extends Omit<ActionTools, 'call'>, ScreenAddress {
  readonly channel: Channel
  /** As of an action; what came with the page is answered within the same turn. */
  readonly call: (...asked: Parameters<ActionTools['call']>) => PromiseLike<unknown>
  /** Gives the blocks in the slots what they may read. The whole of it each time; what is the same as before moves nothing. */
  readonly publish: (values: Readonly<Record<string, unknown>>) => void
  /** Calls the listener each time that somebody else looks: a login or a logout, in this tab or another. Gives the way to stop. */
  readonly onOtherViewer: (listener: () => void) => () => void
  /**
   * The same for the first rendering, on the server and in the browser: of the page alone. What came with it is answered, all other calls never,
   * and nothing else does anything.
   */
  readonly atFirst: ScreenTools
}

/** What a screen's component gets: its route's `with`, what every widget gets, the channel, and its tools: `atFirst` while the server renders. */
export type ScreenProps<With extends object = object> = With &
  WidgetTools & { readonly channel: Channel; readonly tools: ScreenTools }

export type ScreenComponent = (props: ScreenProps<Record<string, unknown>>) => ReactNode
