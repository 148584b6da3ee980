import type { Contract } from '../../schemas/api/contract.ts'
import type { SiteContext } from '../../schemas/page/context.ts'
import type { SiteLanguage } from './words/words-of.ts'
import type { AnyModuleAction, AnyScreen } from '../kit/screen.ts'
import type { Registry } from '../kit/widget.ts'

/** What pages are made of: all that the engine knows of the site that it serves. */
export interface Site extends SiteContext, SiteLanguage {
  /** The doors of the widgets, by code. */
  readonly widgets: Registry
  /** The endpoints that pages read and send to, by name. */
  readonly endpoints: Readonly<Record<string, Contract>>
  /** Hand-written screens, by the code that routes name: module/screen. */
  readonly screens?: Readonly<Record<string, AnyScreen>>
  /** Actions beside the engine's own, by name. */
  readonly moduleActions?: Readonly<Record<string, AnyModuleAction>>
  /** How the site's own backend refuses a call: by anything else it is known that somebody else answered in its place. */
  readonly refusals?: {
    /** Code of a call that was refused without a code or a word. */
    readonly withoutReason: string
    /** The words of a refusal that is none of the backend's own. */
    readonly foreignWords: (refusal: { readonly code: string; readonly message: string }) => string | undefined
  }
  /** Zone of its clock, as Europe/Berlin: that of its schedules and of `now`. Beijing's when absent. */
  readonly timeZone?: string | undefined
  /** Prefix of its addresses, /shop; without it they have none. */
  readonly base?: string
}
