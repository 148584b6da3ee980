import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { planned } from '../../src/engine/core/test-fixtures.ts'
import { planWith } from '../../src/engine/react/fake-page.tsx'
import type { PageRuntime } from '../../src/engine/react/page-runtime.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { PageView } from '../../src/engine/react/page-view.tsx'
import { type BlockHtml, createServerBlocks } from '../../src/engine/react/server-blocks.tsx'
import { createBlockHtml } from '../../src/engine/server/block-html.ts'
import { widgetCases } from './widget-cases.ts'

const cases = await widgetCases()
const kept: string[] = []
const never = () => Promise.reject(new Error('nothing is loaded here'))

/** HTML that a memory was given, the last first. */
function watched(): BlockHtml & { readonly given: string[] } {
  const memory = createBlockHtml()
  const given: string[] = []
  const set: BlockHtml['set'] = (state, html) => {
    given.unshift(html)
    memory.set(state, html)
  }
  return { get: (state) => memory.get(state), set, given }
}

describe.each(cases)('$code', ({ code, widget, component, examples }) => {
  // Without behaviour it has no boundary, unless a page is rendered safely.
  const bare = (html: string) => (widget.static ? html.replace(/<!--\/?\$-->/g, '') : html)

  it('is the same HTML shown for the first time, by marked boundaries, and from memory', () => {
    for (const [at, { props, variant }] of examples.entries()) {
      const one = { widget: code, props: { ...widget.defaults, ...props }, static: widget.static }
      const block = planned({ ...one, id: `example-${at}`, variant })
      const plan = planWith([planned({ ...one, id: 'above' }), block])
      const show = (boundaries: 'marked' | 'safe', memory?: BlockHtml) => {
        const { server, finish, keep } = createServerBlocks(boundaries, memory)
        const runtime: PageRuntime = {
          ...{
            widget: () => component as never,
            loadWidget: never,
            tools: never,
            server,
          },
          ...{ emit: () => undefined, now: () => 0, report: () => undefined },
        }
        const html = finish(
          renderToString(<PageView store={createPageStore(plan, {}, never, createCaller)} runtime={runtime} />),
        )
        keep()
        return html
      }
      const memory = watched()
      const reference = bare(show('safe'))
      const shown = [1, 2, 3, 4].map(() => bare(show('marked', memory)))
      expect(shown).toEqual([reference, reference, reference, reference])
      kept.push(...memory.given.map((html) => `${code} ${html === '' ? 'is not kept' : 'is kept'}`))
    }
  })
})

it('most are kept, and none whose HTML has ids of its place on the page', () => {
  const codes = (suffix: string) => new Set(kept.flatMap((text) => (text.endsWith(suffix) ? [text.split(' ')[0]] : [])))
  const isKept = codes('is kept')
  expect(isKept.size).toBeGreaterThan(cases.length * 0.8)
  expect([...codes('is not kept')]).toContain('event-schedule')
})
