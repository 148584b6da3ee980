import { contracts } from '../../schemas/api/contracts.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Plan, SourceState } from '../../schemas/page/plan.ts'
import type { AnyWidget, Example, Registry } from '../../src/kit/widget.ts'
import { cachedPlan } from '../../src/engine/core/plan-page.ts'
import { markCached } from '../../src/engine/core/cached-data.ts'
import { resolvePage } from '../../src/engine/core/resolve-page.ts'
import { examples as gridExamples } from '../../widgets/product-grid/examples.ts'
import { examples as noticeExamples } from '../../widgets/notice-bar/examples.ts'
import { examples as offerExamples } from '../../widgets/package-offers/examples.ts'
import { examples as entryExamples } from '../../widgets/quick-entries/examples.ts'
import { registry } from '../../widgets/registry.ts'
import { examples as textExamples } from '../../widgets/rich-text/examples.ts'
import { examples as storyExamples } from '../../widgets/story-cards/examples.ts'
import { lightItems } from './light-leaves.tsx'

/** What a home page is made of, in turn: each with the prop that its data fills. */
const mix = [
  { widget: 'notice-bar', list: 'items', examples: noticeExamples },
  { widget: 'package-offers', list: 'offers', examples: offerExamples },
  { widget: 'quick-entries', list: 'items', examples: entryExamples },
  { widget: 'product-grid', list: 'items', examples: gridExamples },
  { widget: 'story-cards', list: 'items', examples: storyExamples },
  { widget: 'rich-text', list: 'parts', examples: textExamples },
] as const

/**
 * `light`: leaves that cost next to nothing, every second one a list of links without behaviour; `alive`: the same, of which the engine is not told
 * that some have none; `shop`: the shop's own widgets.
 */
export type Leaves = 'light' | 'alive' | 'shop'

export interface BenchBlock {
  readonly id: string
  readonly widget: string
  readonly list: string
  readonly data: string
  readonly rest: Readonly<Record<string, unknown>>
  readonly items: unknown
}

/** The example with the most in its list that is not the endless one: a typical block. */
function typical(examples: readonly Example[], list: string): Readonly<Record<string, unknown>> {
  const props = examples.map((example) => example.props as Readonly<Record<string, unknown>>)
  const size = (value: unknown) => (Array.isArray(value) ? value.length : 0)
  const fitting = props.filter((one) => size(one[list]) <= 6)
  return fitting.toSorted((a, b) => size(b[list]) - size(a[list]))[0] ?? props[0] ?? {}
}

function shopBlock(index: number): BenchBlock {
  const part = mix[index % mix.length] ?? mix[0]
  const { [part.list]: items, ...rest } = typical(part.examples, part.list)
  return { id: `block-${index}`, widget: part.widget, list: part.list, data: `data${index}`, rest, items }
}

const lightBlock = (index: number): BenchBlock => ({
  id: `block-${index}`,
  widget: index % 2 ? 'light-card' : 'light-list',
  list: 'items',
  data: `data${index}`,
  rest: { title: `第 ${index + 1} 块` },
  items: lightItems(index),
})

/** A page of so many blocks, as data: the engine and the page written by hand both start from it. */
export const benchBlocks = (count: number, leaves: Leaves): readonly BenchBlock[] =>
  Array.from({ length: count }, (_, index) => (leaves === 'shop' ? shopBlock(index) : lightBlock(index)))

/** The same blocks with data that nobody saw before: equal, and of another reply. */
export const withFreshData = (blocks: readonly BenchBlock[]): readonly BenchBlock[] =>
  blocks.map((block) => ({ ...block, items: structuredClone(block.items) }))

const light = (code: string, more: Pick<AnyWidget, 'static'> = {}): AnyWidget => ({
  code,
  title: code,
  description: code,
  props: { type: 'object' },
  height: 100,
  ...more,
  load: () => Promise.reject(new Error('A benchmark loads no code')),
})

const registries: Readonly<Record<Leaves, Registry>> = {
  light: {
    'light-list': light('light-list', { static: true }),
    'light-card': light('light-card'),
    'light-price': light('light-price'),
  },
  alive: { 'light-list': light('light-list'), 'light-card': light('light-card') },
  shop: registry,
}

const context: PageContext = {
  now: '2026-11-20T08:00:00',
  user: { loggedIn: false, level: 0 },
  channel: 'h5',
  from: 'lantu',
  params: {},
  query: {},
  flags: {},
}

/** The same page in the page language: each list comes by a binding, each block has a condition on its data. */
export function benchPage(blocks: readonly BenchBlock[]): Page {
  return {
    versions: { page: 1 },
    title: '基准',
    state: { chosen: 0 },
    data: Object.fromEntries(blocks.map(({ data }) => [data, { from: 'pageComponent', with: { code: data } }])),
    blocks: blocks.map(({ id, widget, list, data, rest }, index) => ({
      id,
      widget,
      // The last block also reads the state that the change benchmark changes.
      when: index === blocks.length - 1 ? `{{ size(${data}) > 0 && state.chosen >= 0 }}` : `{{ size(${data}) > 0 }}`,
      props: {
        ...rest,
        [list]:
          index === blocks.length - 1
            ? `{{ state.chosen % 2 == 0 ? ${data} : slice(${data}, 0, 1) }}`
            : `{{ ${data} }}`,
      },
    })),
  }
}

export interface Planned {
  readonly plan: Plan
  readonly sources: Readonly<Record<string, SourceState>>
}

export const sourcesOf = (blocks: readonly BenchBlock[]): Record<string, SourceState> =>
  Object.fromEntries(blocks.map(({ data, items }) => [data, { status: 'ready', value: items }] as const))

/** Resolved and planned, as for each request. */
export function planned(page: Page, sources: Planned['sources'], leaves: Leaves): Planned {
  markCached(sources)
  const resolved = resolvePage(page, context).page
  const plan = cachedPlan({
    ...{ name: 'bench', page: resolved, context, route: {}, contracts },
    registry: registries[leaves],
  })
  return { plan, sources }
}

/** With every block in the first view, so that as much is mounted as by hand. */
export function mountable(page: Page, sources: Planned['sources'], leaves: Leaves): Planned {
  const { plan } = planned(page, sources, leaves)
  return { plan: { ...plan, blocks: plan.blocks.map((block) => ({ ...block, fold: 'above' as const })) }, sources }
}
