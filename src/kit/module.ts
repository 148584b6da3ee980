import type { ReactNode } from 'react'
import type { ContractName } from '../../schemas/api/contracts.ts'
import type { Channel } from '../../schemas/domain/channels.ts'
import type { ActionTools, STOP } from './action.ts'
import type { AnyModuleAction, AnyScreen, OpeningCall as AnyOpeningCall, ScreenAddress } from './screen.ts'
import type { WidgetTools } from './widget.ts'

export type { ScreenAddress } from './screen.ts'

/** A call that a screen makes as soon as it stands. */
export type OpeningCall = AnyOpeningCall<ContractName>

/** A screen of a module. Its code is in `<screen>-screen.tsx` of the module. */
export type Screen = AnyScreen<ContractName>

/** An action that a module offers to pages. Its code is the default export of `<name>-action.ts` in the module's folder. */
export type ModuleAction = AnyModuleAction<ContractName>

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
