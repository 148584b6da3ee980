import type { Block } from '../../../schemas/page/block.ts'
import { writtenValue } from '../checks/read-json.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Part } from '../../../schemas/page/part.ts'
import type { PagePayload, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { FileSource } from '../../kit/checker.ts'
import { evaluateBlock } from '../core/evaluate-block.ts'
import { expandParts } from '../core/expand-parts.ts'
import { getOwn } from '../core/get-own.ts'
import { flatten, rootBlocks } from '../core/page-expressions.ts'
import { resolvePage } from '../core/resolve-page.ts'
import { blockScope } from '../core/scope.ts'

/** Properties by which a block is not for everybody, in the order in which they are asked. */
const REASONS = ['hidden', 'live', 'audience', 'experiment', 'when'] as const

type HiddenBy = (typeof REASONS)[number]

/** What the studio asks of a draft beside its picture. */
export interface DraftDoor {
  /** The blocks of a page that this viewer does not see, by id, and the property that decides it. */
  readonly hidden: (page: Page, context: PageContext) => Readonly<Record<string, HiddenBy>>
  /** What becomes of some blocks of a page, by id: there, or not yet, since the browser may still bring what they read. The others cost nothing. */
  readonly shown: (payload: PagePayload, isWanted: (id: string) => boolean) => ReadonlyMap<string, 'ready' | 'pending'>
  /**
   * Blocks that came out of a part, by id: the pointer to its use in the text, /blocks/3.
   * @param parts those that may be used; their texts are JSON
   */
  readonly origins: (text: string, parts: readonly FileSource[]) => Readonly<Record<string, string>>
}

export const draftDoor: DraftDoor = {
  hidden: (page, context) =>
    Object.fromEntries(
      flatten(rootBlocks(page)).flatMap((block) => {
        const reason = REASONS.find((one) => block[one] !== undefined && !isShownBy(block, one, page, context))
        return reason === undefined ? [] : [[block.id, reason] as const]
      }),
    ),
  shown: ({ plan, sources }, isWanted) => {
    const isOnTheWay = ({ id, slots = {} }: PlannedBlock): boolean =>
      isWanted(id) || Object.values(slots).some((list) => list.some(isOnTheWay))
    const scope = blockScope(plan, sources, plan.state)
    const found = new Map<string, 'ready' | 'pending'>()
    const walk = (blocks: readonly PlannedBlock[]): void => {
      for (const block of blocks.filter(isOnTheWay)) {
        const { kind } = evaluateBlock(block, scope, (name) => getOwn(sources, name), plan.values)
        if (kind !== 'ready' && kind !== 'pending') continue
        if (isWanted(block.id)) found.set(block.id, kind)
        Object.values(block.slots ?? {}).forEach(walk)
      }
    }
    walk(plan.blocks)
    return found
  },
  origins(text, parts) {
    const raw = writtenValue(text)
    if (typeof raw !== 'object' || raw === null) return {}
    const known = Object.fromEntries(parts.map(({ name, text: part }) => [name, writtenValue(part) as Part]))
    const { raw: expanded, placeOf } = expandParts(raw, known)
    // Nothing of it comes out of a part; it may also nest deeper than the call stack.
    if (expanded === raw) return {}
    const places = blockPointers(expanded, '').map(([id, pointer]) => [id, placeOf(pointer)] as const)
    return Object.fromEntries(places.flatMap(([id, { part, pointer }]) => (part === undefined ? [] : [[id, pointer]])))
  },
}

/** Whether the block is there when this property alone decides. */
function isShownBy({ id, widget, ...block }: Block, reason: HiddenBy, page: Page, context: PageContext): boolean {
  const alone: Block = { id, widget, [reason]: block[reason] }
  return resolvePage({ ...page, blocks: [alone], popups: {} }, context).page.blocks.length > 0
}

/** Where blocks stand in a value: whatever has an id and a widget is one. */
function blockPointers(value: unknown, pointer: string): (readonly [id: string, pointer: string])[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, widget } = value as { readonly id?: unknown; readonly widget?: unknown }
  const inside = Object.entries(value).flatMap(([key, part]) =>
    blockPointers(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
  return typeof id === 'string' && typeof widget === 'string' ? [[id, pointer] as const, ...inside] : inside
}
