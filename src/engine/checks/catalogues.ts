import type { Contract } from '../../../schemas/api/contract.ts'
import type { ActionSchemas } from '../../../schemas/page/action.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { KnownContent } from '../../kit/checker.ts'
import type { AnyScreen } from '../../kit/screen.ts'
import type { Parts } from '../core/expand-parts.ts'
import type { Registry } from '../../kit/widget.ts'
import type { SiteFacts } from './site-facts.ts'
import type { Judge } from './judge/judge.ts'

/** What a page may name: everything that is known outside of its file. */
export interface Catalogues {
  readonly registry: Registry
  /** The modules' screens, by module/screen. */
  readonly screens: Readonly<Record<string, AnyScreen>>
  readonly contracts: Readonly<Record<string, Contract>>
  readonly actions: ActionSchemas
  /** Decides whether a value is of its shape: of these widgets, screens, endpoints and actions. */
  readonly judge: Judge
  /** Without it addresses have no prefix. */
  readonly site?: SiteFacts
  /** Without any, addresses are not looked up. */
  readonly routes: readonly Route[]
  /** The table of these routes is broken, so that some may be lacking: a page is not blamed for what it does not find in them. */
  readonly routesInDoubt?: boolean
  /** The text of another page as it is or will be; without it redirects are followed no further than the page itself. */
  readonly pageText?: (name: string) => string | undefined
  /** Parts that may be used, by name: those that passed their own check. */
  readonly parts?: Parts
  /** Names of parts that did not pass it. */
  readonly refusedParts?: readonly string[]
  /** Names of parts that nobody published yet: drafts may use them. */
  readonly draftParts?: readonly string[]
  /** This minute in the shop's time, 2026-11-20T08:30; without it no schedule is over. */
  readonly now?: string
  /** Whether there are picture files for an address; without it pictures are not looked up. */
  readonly pictures?: (url: string) => boolean
  /** Without it nothing that the backend holds is looked up. */
  readonly content?: KnownContent
}
