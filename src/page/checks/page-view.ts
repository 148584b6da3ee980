import type { Contract } from '../../../schemas/api/contract.ts'
import type { Finding } from '../../kit/problem.ts'
import type { AnyWidget, Slot } from '../../kit/widget.ts'
import { own } from '../core/own.ts'
import type { PageSource } from '../core/page-source.ts'
import type { Catalogues } from './catalogues.ts'
import { findMistakes } from './page-mistakes.ts'
import { rootsOf, type Roots } from './page-types.ts'
import { submitTypes } from './submits.ts'
import { at, entriesOf, isMap, listOf, type Json } from './pointer.ts'

export interface BlockView {
  readonly pointer: string
  readonly block: Json
  readonly id?: string
  readonly code?: string
  /** Absent when the registry has no such widget. */
  readonly widget?: AnyWidget
  /** Where it stands, when inside another block. */
  readonly parent?: { readonly of: BlockView; readonly name: string; readonly slot?: Slot }
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
  /** All blocks: in slots and popups too, each container before what it holds. */
  readonly blocks: readonly BlockView[]
  readonly actions: readonly ActionView[]
  readonly data: readonly DataView[]
  readonly state: Json
  readonly popups: Json
  readonly roots: Roots
  /** What comparing values with schemas and expressions with types has found for a rule. */
  readonly mistakes: (rule: string) => readonly Finding[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const mapOf = (value: unknown): Json => (isMap(value) ? value : {})

function* blocksIn(
  list: unknown,
  pointer: string,
  catalogues: Catalogues,
  parent?: BlockView['parent'],
): Generator<BlockView> {
  for (const [index, block] of listOf(list).entries()) {
    if (!isMap(block)) continue
    const code = text(block.widget)
    const widget = code === undefined ? undefined : own(catalogues.registry, code)
    const view = { pointer: at(pointer, index), block, id: text(block.id), code, widget, parent }
    yield view
    for (const [name, slot] of entriesOf(block.slots)) {
      const place = { of: view, name, slot: own(widget?.slots ?? {}, name) }
      yield* blocksIn(slot, at(`${view.pointer}/slots`, name), catalogues, place)
    }
  }
}

function* allBlocks(raw: Json, catalogues: Catalogues): Generator<BlockView> {
  yield* blocksIn(raw.blocks, '/blocks', catalogues)
  for (const [name, popup] of entriesOf(raw.popups)) {
    if (isMap(popup)) yield* blocksIn(popup.blocks, `${at('/popups', name)}/blocks`, catalogues)
  }
}

function* actionsOf(block: BlockView): Generator<ActionView> {
  for (const [event, actions] of entriesOf(block.block.on)) {
    for (const [index, action] of listOf(actions).entries()) {
      const pointer = at(at(`${block.pointer}/on`, event), index)
      if (isMap(action)) yield { pointer, action, name: text(action.do), block, event }
    }
  }
}

function dataOf(raw: Json, { contracts }: Catalogues): DataView[] {
  return entriesOf(raw.data).flatMap(([name, source]) => {
    if (!isMap(source)) return []
    const contract = own(contracts, text(source.from) ?? '')
    return [{ name, pointer: at('/data', name), source, contract: contract?.page && contract }]
  })
}

/** Looks through a page once for all rules. */
export function createPageView(raw: unknown, source: PageSource, catalogues: Catalogues): PageView {
  const page = mapOf(raw)
  const blocks = [...allBlocks(page, catalogues)]
  const [state, popups] = [mapOf(page.state), mapOf(page.popups)]
  const { routes, contracts } = catalogues
  const actions = blocks.flatMap((block) => [...actionsOf(block)])
  const submits = submitTypes(actions, contracts)
  const roots = rootsOf({ pageName: source.name, routes, contracts, state, data: mapOf(page.data), submits })
  const parts = { source, catalogues, raw: page, blocks, actions, data: dataOf(page, catalogues), state, popups, roots }
  const mistakes = findMistakes(raw, parts)
  return { ...parts, mistakes: (rule) => mistakes.get(rule) ?? [] }
}
