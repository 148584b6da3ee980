// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { type WidgetCase, widgetCases } from './widget-cases.ts'

const cases = await widgetCases()
let root: Root | undefined

afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

/** What React keeps of an element or a component. */
interface Fiber {
  readonly type: unknown
  readonly memoizedState: unknown
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** Hooks and state of components, and listeners of elements: all that makes more of a widget than its HTML. */
function behaviourOf(fiber: Fiber | null): string[] {
  if (!fiber) return []
  const { type, memoizedState, memoizedProps, child, sibling } = fiber
  const isElement = typeof type === 'string'
  const listeners = isElement
    ? Object.entries(memoizedProps ?? {}).filter(([, value]) => typeof value === 'function')
    : []
  const ofThis = isElement ? listeners.map(([name]) => `${type}.${name}`) : memoizedState === null ? [] : ['a hook']
  return [...ofThis, ...behaviourOf(child), ...behaviourOf(sibling)]
}

const rootFiber = (container: Element): Fiber => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer'))!
  // The fiber that the container names may be the one of before: both have the present tree as the root's.
  const { stateNode } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
  return stateNode.current
}

async function behaviour({ component, widget, examples }: WidgetCase): Promise<string[]> {
  const found: string[] = []
  for (const { props, variant } of examples) {
    const element = createElement(component, { ...fakeTools({ variant, slots: {} }), ...widget.defaults, ...props })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    await act(async () => {
      root = hydrateRoot(container, element)
    })
    found.push(...behaviourOf(rootFiber(container).child))
    await act(async () => root?.unmount())
  }
  return found
}

/** What its events and its slots hold is not its own HTML. */
const mayBeStatic = ({ widget }: WidgetCase) => !widget.events && !widget.slots && !widget.floats

describe.each(cases)('$code', (one) => {
  it('says that it is static exactly when it has no behaviour: then nothing of it is ever hydrated', async () => {
    const isStatic = mayBeStatic(one) && (await behaviour(one)).length === 0
    expect(one.widget.static === true).toBe(isStatic)
  })
})
