import { contracts } from '../../schemas/api/contracts.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Plan, SourceState } from '../../schemas/page/plan.ts'
import type { Example } from '../../src/kit/widget.ts'
import { planPage } from '../../src/page/core/plan-page.ts'
import { resolvePage } from '../../src/page/core/resolve-page.ts'
import { examples as gridExamples } from '../../widgets/product-grid/examples.ts'
import { examples as noticeExamples } from '../../widgets/notice-bar/examples.ts'
import { examples as offerExamples } from '../../widgets/package-offers/examples.ts'
import { examples as entryExamples } from '../../widgets/quick-entries/examples.ts'
import { registry } from '../../widgets/registry.ts'
import { examples as textExamples } from '../../widgets/rich-text/examples.ts'
import { examples as storyExamples } from '../../widgets/story-cards/examples.ts'

/** What a home page is made of, in turn: each with the prop that its data fills. */
const mix = [
  { widget: 'notice-bar', list: 'items', examples: noticeExamples },
  { widget: 'package-offers', list: 'offers', examples: offerExamples },
  { widget: 'quick-entries', list: 'items', examples: entryExamples },
  { widget: 'product-grid', list: 'items', examples: gridExamples },
  { widget: 'story-cards', list: 'items', examples: storyExamples },
  { widget: 'rich-text', list: 'parts', examples: textExamples },
] as const

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

/** A page of so many blocks, as data: the engine and the page written by hand both start from it. */
export function benchBlocks(count: number): readonly BenchBlock[] {
  return Array.from({ length: count }, (_, index) => {
    const part = mix[index % mix.length] ?? mix[0]
    const { [part.list]: items, ...rest } = typical(part.examples, part.list)
    return { id: `block-${index}`, widget: part.widget, list: part.list, data: `data${index}`, rest, items }
  })
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

/** Resolved and planned, with its data. Every block is in the first view, so that as much is mounted as by hand. */
export function benchPlan(
  blocks: readonly BenchBlock[],
  page: Page,
): { plan: Plan; sources: Record<string, SourceState> } {
  const { plan, sources } = planned(blocks, page)
  return { plan: { ...plan, blocks: plan.blocks.map((block) => ({ ...block, fold: 'above' as const })) }, sources }
}

export function planned(
  blocks: readonly BenchBlock[],
  page: Page,
): { plan: Plan; sources: Record<string, SourceState> } {
  const resolved = resolvePage(page, context).page
  const plan = planPage({ name: 'bench', page: resolved, context, route: {}, registry, contracts })
  const sources = blocks.map(({ data, items }) => [data, { status: 'ready', value: items }] as const)
  return { plan, sources: Object.fromEntries(sources) }
}
