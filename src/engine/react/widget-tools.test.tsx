// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WidgetTools } from '../../kit/widget.ts'
import { planned } from '../core/test-fixtures.ts'
import { fakeRuntime, noCall, planWith } from './fake-page.tsx'
import type { WidgetComponent } from './page-runtime.ts'
import { PageView } from './page-view.tsx'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore } from './page-store.ts'

afterEach(cleanup)

/** The tools that the blocks were given at each render, by what the block says. */
function watchedTools() {
  const renders: { readonly text: unknown; readonly tools: WidgetTools }[] = []
  const Watcher: WidgetComponent = ({ text, ...tools }) => {
    renders.push({ text, tools: tools as unknown as WidgetTools })
    return null
  }
  const runtime = { ...fakeRuntime(), widget: () => Watcher }
  const block = (id: string, text: string) =>
    planned({ id, widget: 'watcher', props: { text }, reads: ['state.count'] })
  const blocks = [block('one', '{{ state.count }}'), block('other', 'x')]
  const store = createPageStore(planWith(blocks, { state: { count: 1 } }), {}, noCall, createCaller)
  render(<PageView store={store} runtime={runtime} />)
  return { renders, store }
}

describe('the tools of a widget', () => {
  it('are the same at each render of its block, so that effects may depend on them', () => {
    const { renders, store } = watchedTools()
    act(() => store.setState('count', 2))
    const [before, after] = [1, 2].map((count) => renders.find(({ text }) => text === count)?.tools)
    expect(after).toBeDefined()
    expect(after?.emit).toBe(before?.emit)
    expect(after?.memory).toBe(before?.memory)
    expect(after?.now).toBe(before?.now)
  })

  it('belong to one block', () => {
    const { renders } = watchedTools()
    const [one, other] = [1, 'x'].map((text) => renders.find((each) => each.text === text)?.tools)
    expect(one?.emit).not.toBe(other?.emit)
    expect(one?.memory).not.toBe(other?.memory)
  })
})
