import type { Action } from '../../../schemas/page/action.ts'
import type { Block } from '../../../schemas/page/block.ts'
import type { DataSource, Page } from '../../../schemas/page/page.ts'
import { compiledText, compiledValue } from './compiled.ts'
import type { Compiled } from './expressions/index.ts'
import { linked, noValues, type Values } from './values.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** The expressions that a block shows itself by: its props and its condition. What they read through values is theirs. */
export const shownParts = (block: Pick<Block, 'when' | 'props'>, values: Values = noValues): Compiled[] => [
  ...(block.when === undefined ? [] : [linked(compiledText(block.when), values)]),
  linked(compiledValue(block.props ?? {}), values),
]

/** All expressions of a block but those in its slots: what it shows itself by, and its actions. */
export const blockParts = (block: Block, values: Values = noValues): Compiled[] => [
  ...shownParts(block, values),
  linked(compiledValue(block.on ?? {}), values),
]

/** The actions of all events of a block. */
export const actionsOf = ({ on = {} }: Block): readonly Action[] => Object.values(on).flat()

/** The keys of the address that the page's own actions, or its screen's code, change: what reads them is never decided for good. */
export const liveQuery = memoByIdentity(
  (page: Page): ReadonlySet<string> =>
    new Set([...flatten(rootBlocks(page)).flatMap(queriesOf), ...(page.screen?.query ?? [])]),
)

const queriesOf = (block: Block): string[] =>
  actionsOf(block).flatMap((action) => (action.do === 'set-query' ? queriesSet(action) : []))

/** The keys of the address that a `set-query` names: its own, and those of its `values`. */
const queriesSet = ({ key, values }: Readonly<Record<string, unknown>>): string[] => [
  ...(typeof key === 'string' ? [key] : []),
  ...Object.keys(typeof values === 'object' ? (values ?? {}) : {}),
]

/** The expressions that a call of a data entry depends on. */
export const sourceParts = (source: DataSource, values?: Values): Compiled[] =>
  shownParts({ when: source.when, props: source.with }, values)

/** The blocks that pass `enter`, with those in their slots, in the order of the page. */
export function flatten(blocks: readonly Block[], enter: (block: Block) => boolean = () => true): Block[] {
  return blocks
    .filter(enter)
    .flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap((slot) => flatten(slot, enter))])
}

/** The page's own blocks, then those of its popups. */
export const rootBlocks = (page: Page): Block[] => [
  ...page.blocks,
  ...Object.values(page.popups ?? {}).flatMap(({ blocks }) => blocks),
]
