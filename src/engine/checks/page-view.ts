import type { Contract } from '../../../schemas/api/contract.ts'
import type { Finding } from '../../kit/problem.ts'
import type { AnyScreen } from '../../kit/screen.ts'
import type { AnyWidget, Slot } from '../../kit/widget.ts'
import type { PageSource } from '../core/page-source.ts'
import type { PartUse } from '../core/expand-parts.ts'
import type { Values } from '../core/values.ts'
import type { Catalogues } from './catalogues.ts'
import type { Roots } from './page-types.ts'
import type { Json } from './pointer.ts'

export interface BlockView {
  readonly pointer: string
  readonly block: Json
  readonly id?: string
  readonly code?: string
  /** Absent when the registry has no such widget. */
  readonly widget?: AnyWidget
  /** Where it stands, when inside another block, or in a slot of the page's screen: that is no block of the file. */
  readonly parent?: { readonly of?: BlockView; readonly name: string; readonly slot?: Slot }
}

export interface ActionView {
  readonly pointer: string
  readonly action: Json
  readonly name?: string
  readonly block: BlockView
  readonly event: string
}

export interface DataView {
  readonly name: string
  readonly pointer: string
  readonly source: Json
  /** Absent when there is no such endpoint, or pages can't use it. */
  readonly contract?: Contract
}

/** A page as rules look at it. What has not the form of a block, an action or a data entry is left out: `page-shape` speaks of it. */
export interface PageView {
  readonly source: PageSource
  readonly catalogues: Catalogues
  readonly raw: Json
  /** The module's screen that the page's routes show: then the file holds its slots alone. */
  readonly screen?: AnyScreen
  /** All blocks: in slots and popups too, each container before what it holds. */
  readonly blocks: readonly BlockView[]
  readonly actions: readonly ActionView[]
  /** Where the page uses parts; the blocks of these are among its blocks. */
  readonly uses: readonly PartUse[]
  readonly data: readonly DataView[]
  /** What the page writes, and what its submits declare by themselves. */
  readonly state: Json
  /** Named expressions, as far as they are texts. */
  readonly values: Values
  readonly popups: Json
  readonly roots: Roots
  /** What comparing values with schemas and expressions with types has found for a rule. */
  readonly mistakes: (rule: string) => readonly Finding[]
}
