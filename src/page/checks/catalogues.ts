import type { Contract } from '../../../schemas/api/contract.ts'
import type { actionSchemas } from '../../../schemas/page/action.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { Registry } from '../../kit/widget.ts'

/** What a page may name: everything that is known outside of its file. */
export interface Catalogues {
  readonly registry: Registry
  readonly contracts: Readonly<Record<string, Contract>>
  readonly actions: typeof actionSchemas
  /** Without any, addresses are not looked up. */
  readonly routes: readonly Route[]
  /** Whether there are picture files for an address; without it pictures are not looked up. */
  readonly pictures?: (url: string) => boolean
}
