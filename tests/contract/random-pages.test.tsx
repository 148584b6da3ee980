import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { actionSchemas } from '../../schemas/page/action.ts'
import type { Block } from '../../schemas/page/block.ts'
import type { Page } from '../../schemas/page/page.ts'
import { versionOf } from '../../src/kit/widget-version.ts'
import { compileJudge } from '../../src/engine/checks/judge/compile-judge.ts'
import { validatePage } from '../../src/engine/checks/validate-page.ts'
import { context as fixtureContext } from '../../src/engine/core/test-fixtures.ts'
import { registry } from '../../widgets/registry.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { renderPage } from './render-page.tsx'
import { idsIn, shownBlocks } from './shown-blocks.ts'
import { type WidgetCase, widgetCases } from './widget-cases.ts'

const cases = await widgetCases()

/** Whoever looks, at ten o’clock. */
const context = { ...fixtureContext, now: '2026-11-20T10:00:00' }

/** A condition, a schedule or nothing, and whether the block is there for the shopper above. */
const gates: readonly (Partial<Block> & { readonly isOpen: boolean })[] = [
  { isOpen: true },
  { isOpen: true, when: '{{ state.yes }}' },
  { isOpen: false, when: '{{ !state.yes }}' },
  { isOpen: true, when: "{{ from == 'lantu' }}" },
  { isOpen: false, when: "{{ from == 'clubmed' }}" },
  { isOpen: false, live: { from: '2026-11-20T10:01' } },
  { isOpen: true, live: { until: '2026-11-20T10:01' } },
  { isOpen: false, audience: { login: true } },
]

const answers = [undefined, 'hide', 'show', { text: '这里还没有内容' }] as const

/** A block that knows whether it is to be seen. */
interface Wanted {
  readonly block: Omit<Block, 'id' | 'slots'>
  readonly isOpen: boolean
  /** It has no place in the document: nothing to show, and it hides then. */
  readonly isVacant: boolean
  /** Its widget is drawn, and so are its slots. */
  readonly isDrawn: boolean
  readonly inside: readonly Wanted[]
}

interface Choice {
  readonly found: WidgetCase
  readonly pick: number
  readonly gate: (typeof gates)[number]
  readonly onEmpty: (typeof answers)[number]
  readonly inside: readonly Wanted[]
}

const hasSomething = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined && value !== ''

const wantedOf = (found: readonly WidgetCase[], inside: fc.Arbitrary<readonly Wanted[]>): fc.Arbitrary<Wanted> =>
  fc
    .record({
      found: fc.constantFrom(...found),
      pick: fc.nat(),
      gate: fc.constantFrom(...gates),
      onEmpty: fc.constantFrom(...answers),
      inside,
    })
    .map(toWanted)

function toWanted({ found: { widget, examples }, pick, gate, onEmpty, inside }: Choice): Wanted {
  const { props, variant } = examples[pick % examples.length]!
  const { isOpen, ...given } = gate
  const shown: Record<string, unknown> = { ...widget.defaults, ...props }
  const isEmpty = widget.emptyWhen !== undefined && !widget.emptyWhen.some((name) => hasSomething(shown[name]))
  return {
    block: {
      widget: widget.code,
      ...(variant && { variant }),
      ...(onEmpty && { onEmpty }),
      ...given,
      props: { ...props },
    },
    isOpen,
    isVacant: isEmpty && (onEmpty ?? 'hide') === 'hide',
    isDrawn: !isEmpty || onEmpty === 'show',
    inside,
  }
}

const containers = cases.filter(({ widget }) => widget.slots?.content)
const leaf = wantedOf(cases, fc.constant([]))
const inner = fc.oneof(leaf, wantedOf(containers, fc.array(leaf, { maxLength: 3 })))
const outer = fc.oneof(leaf, wantedOf(containers, fc.array(inner, { maxLength: 3 })))

/** Gives each block an id of its own; `seen` are the ids that the document must have, in its order. */
function build(list: readonly Wanted[], path = 'b'): { blocks: Block[]; seen: string[] } {
  const built = list.map(({ block, isOpen, isVacant, isDrawn, inside }, at) => {
    const id = `${path}-${at}`
    const inner = build(inside, id)
    const slots = inside.length > 0 && { slots: { content: inner.blocks } }
    const seen = isOpen && !isVacant ? [id, ...(isDrawn ? inner.seen : [])] : []
    return { block: { id, ...block, ...slots } as Block, seen }
  })
  return { blocks: built.map(({ block }) => block), seen: built.flatMap(({ seen }) => seen) }
}

const pageOf = (blocks: readonly Block[]): Page => ({
  versions: { page: 1, ...Object.fromEntries(cases.map(({ code, widget }) => [code, versionOf(widget)])) },
  title: '一页',
  state: { yes: true },
  blocks: [...blocks],
})

describe('any page of blocks that the examples show', () => {
  const pages = fc.array(outer, { maxLength: 8 })

  it('passes the checks', () => {
    const known = { registry, screens: {}, contracts, actions: actionSchemas }
    const catalogues = { ...known, judge: compileJudge(known), routes: [] }
    fc.assert(
      fc.property(pages, (list) => {
        const text = JSON.stringify(pageOf(build(list).blocks))
        const { problems } = validatePage({ name: 'any', file: 'pages/any.json', text }, catalogues)
        expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message.zh)).toEqual([])
      }),
    )
  })

  it('renders, without a crash and without forbidden markup, exactly the blocks that are there for the shopper', () => {
    fc.assert(
      fc.property(pages, (list) => {
        const { blocks, seen } = build(list)
        const { plan, html, crashed } = renderPage(pageOf(blocks), context)
        expect(idsIn(html)).toEqual(seen)
        expect(shownBlocks({ plan, sources: {} }).map(({ id }) => id)).toEqual(seen)
        expect([crashed, forbiddenMarkup(html)]).toEqual([[], []])
      }),
      { numRuns: 400, includeErrorInReport: true },
    )
  })

  it('keeps its other blocks when widgets of it are not in this build', () => {
    fc.assert(
      fc.property(pages, fc.nat(), (list, at) => {
        fc.pre(list.length > 0)
        const place = at % list.length
        const { blocks } = build(list)
        const changed = blocks.with(place, { ...blocks[place]!, widget: 'hologram', slots: undefined })
        const { html, crashed } = renderPage(pageOf(changed), context)
        const others = (ids: readonly string[]) => ids.filter((id) => !`${id}-`.startsWith(`b-${place}-`))
        expect(others(idsIn(html))).toEqual(others(build(list).seen))
        expect(crashed).toEqual([])
      }),
    )
  })
})
