import type { ExpandedPage } from '../core/expand-parts.ts'
import { getOwn } from '../core/get-own.ts'
import { screenCode } from '../core/screen-page.ts'
import type { PageSource } from '../core/page-source.ts'
import type { Values } from '../core/values.ts'
import type { Catalogues } from './catalogues.ts'
import { findMistakes } from './page-mistakes.ts'
import { rootsOf } from './page-types.ts'
import { rootsOfPart } from './part-inputs.ts'
import { withValueTypes } from './value-types.ts'
import { routesOfPage } from './routes-by-page.ts'
import type { ActionView, BlockView, DataView, PageView } from './page-view.ts'
import { impliedState, submitTypes } from './submits.ts'
import { at, entriesOf, isMap, listOf, type Json } from './pointer.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const mapOf = (value: unknown): Json => (isMap(value) ? value : {})
const textsOf = (value: unknown): Values =>
  Object.fromEntries(entriesOf(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

function* blocksIn(
  list: unknown,
  pointer: string,
  catalogues: Catalogues,
  parent?: BlockView['parent'],
): Generator<BlockView> {
  for (const [index, block] of listOf(list).entries()) {
    if (!isMap(block)) continue
    const code = text(block.widget)
    const widget = code === undefined ? undefined : getOwn(catalogues.registry, code)
    const view = { pointer: at(pointer, index), block, id: text(block.id), code, widget, parent }
    yield view
    for (const [name, slot] of entriesOf(block.slots)) {
      const place = { of: view, name, slot: getOwn(widget?.slots ?? {}, name) }
      yield* blocksIn(slot, at(`${view.pointer}/slots`, name), catalogues, place)
    }
  }
}

function* allBlocks(raw: Json, catalogues: Catalogues, screen: PageView['screen']): Generator<BlockView> {
  yield* blocksIn(raw.blocks, '/blocks', catalogues)
  for (const [name, slot] of entriesOf(raw.slots))
    yield* blocksIn(slot, at('/slots', name), catalogues, { name, slot: getOwn(screen?.slots ?? {}, name) })
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
    const contract = getOwn(contracts, text(source.from) ?? '')
    return [{ name, pointer: at('/data', name), source, contract: contract?.page && contract }]
  })
}

/** The screen that the routes of a page show. */
function screenOf(pageName: string, { routes, screens }: Catalogues): PageView['screen'] {
  const route = routesOfPage(pageName, routes).find(({ module }) => module !== undefined)
  const code = route && screenCode(route)
  return code === undefined ? undefined : getOwn(screens, code)
}

/** Looks through a page, or a part, once for all rules: what it uses of parts stands in it. */
export function createPageView(
  expanded: ExpandedPage,
  source: PageSource,
  catalogues: Catalogues,
  isPart = false,
): PageView {
  const { raw, uses } = expanded
  const page = mapOf(raw)
  const screen = isPart ? undefined : screenOf(source.name, catalogues)
  const blocks = [...allBlocks(page, catalogues, screen)]
  const popups = mapOf(page.popups)
  const { routes, contracts, site } = catalogues
  const actions = blocks.flatMap((block) => [...actionsOf(block)])
  const state = { ...mapOf(page.state), ...impliedState(actions, catalogues.actions, page) }
  const submits = submitTypes(actions, catalogues)
  const values = textsOf(page.values)
  const plain = rootsOf({
    pageName: source.name,
    routes,
    contracts,
    state,
    data: mapOf(page.data),
    submits,
    screen,
    site,
  })
  const given = isPart ? rootsOfPart(mapOf(page.inputs), contracts) : {}
  const roots = withValueTypes({ ...plain, ...given }, values, mapOf(page.data))
  const data = dataOf(page, catalogues)
  const parts = { source, catalogues, raw: page, screen, blocks, actions, uses, data, state, values, popups, roots }
  const mistakes = findMistakes(raw, parts, isPart)
  return { ...parts, mistakes: (rule) => mistakes.get(rule) ?? [] }
}
