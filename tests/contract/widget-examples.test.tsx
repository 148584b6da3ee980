// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import axe from 'axe-core'
import { createElement, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import type { AnyWidget, Example } from '../../src/kit/widget.ts'
import { isGate } from '../later.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { mistakes, strictly } from './strict-ajv.ts'
import { type WidgetCase, widgetCases } from './widget-cases.ts'

const cases = await widgetCases()
const levels = ['debug', 'info', 'log', 'warn', 'error'] as const
const said: unknown[][] = []
const emitted: (readonly [event: string, payload: unknown])[] = []
const emit = (event: string, payload?: unknown) => void emitted.push([event, payload])
let root: Root | undefined

/** Nothing leaves the page that a test taps on. */
const stay = (event: Event) => event.preventDefault()

beforeAll(() => document.addEventListener('click', stay))
afterAll(() => document.removeEventListener('click', stay))

beforeEach(() => {
  said.length = 0
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push([level, ...words]))
})

afterEach(() => void vi.restoreAllMocks())

async function leave(): Promise<void> {
  await act(async () => root?.unmount())
  root = undefined
  emitted.length = 0
  document.body.replaceChildren()
}

function elementOf({ component, widget }: WidgetCase, { props, variant }: Example): ReactNode {
  const slots = Object.fromEntries(Object.keys(widget.slots ?? {}).map((name) => [name, <p key={name}>{name}</p>]))
  return createElement(component, { ...fakeTools({ variant, slots, emit }), ...widget.defaults, ...props })
}

const once = <Result,>(make: () => Result) => {
  let made: { readonly result: Result } | undefined
  return () => (made ??= { result: make() }).result
}

/** What came of something, and what the console heard meanwhile. */
async function heard<Result>(make: () => Result | Promise<Result>) {
  said.length = 0
  const result = await make()
  return { result, words: [...said] }
}

/** The example as a shopper gets it: HTML of the server that then comes alive. */
async function hydrate(element: ReactNode, html = renderToString(element)): Promise<HTMLElement> {
  const place = document.createElement('main')
  place.innerHTML = html
  document.body.append(place)
  await act(async () => {
    root = hydrateRoot(place, element, { onRecoverableError: (error) => said.push(['recoverable', error]) })
  })
  return place
}

async function axeFindings(place: HTMLElement): Promise<string[]> {
  // Nothing is laid out here, so colours can't be judged: the journeys do that in a real browser.
  const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** What was emitted and isn't declared so. */
const eventMistakes = (events: AnyWidget['events']) =>
  emitted.flatMap(([event, payload]) => {
    const declared = events?.[event]
    if (!declared) return [`${event} is not declared`]
    return mistakes(strictly(declared.payload), payload).map((mistake) => `${event}${mistake}`)
  })

/** Taps everything that can be tapped, also what a tap brought up. */
async function tapAll(place: HTMLElement): Promise<void> {
  const tapped = new Set<Element>()
  const next = () => [...place.querySelectorAll('a, button, [role="tab"]')].find((found) => !tapped.has(found))
  for (let target = next(); target && tapped.size < 200; target = next()) {
    tapped.add(target)
    await act(async () => fireEvent.click(target!))
  }
}

/** Of each widget so many come alive at the gate; on the server all of them are rendered. */
const ALIVE_AT_THE_GATE = 2

describe.each(cases)('$code', (found) => {
  describe.each(found.examples)('$name', (example) => {
    const isLeft = isGate && found.examples.indexOf(example) >= ALIVE_AT_THE_GATE
    const element = elementOf(found, example)
    // Rendered once and brought alive once for all of these tests; the taps come last, because they change what is there.
    const onServer = once(() => heard(() => renderToString(element)))
    const inBrowser = once(async () => {
      const { result } = await onServer()
      return heard(() => hydrate(element, result))
    })
    afterAll(leave)

    it('renders on the server without a word on the console', async () => {
      expect((await onServer()).words).toEqual([])
    })

    it('has no markup that the content security policy drops', async () => {
      expect(forbiddenMarkup((await onServer()).result)).toEqual([])
    })

    it.skipIf(isLeft)('comes alive in the browser without a word on the console', async () => {
      expect((await inBrowser()).words).toEqual([])
    })

    // Half of the time of all these tests: the gate leaves it to `npm run test:all`.
    it.skipIf(isGate)('has nothing that axe finds', async () => {
      expect(await axeFindings((await inBrowser()).result)).toEqual([])
    })

    it.skipIf(isLeft)('emits only events that it declares, with payloads of their shape', async () => {
      await tapAll((await inBrowser()).result)
      expect(eventMistakes(found.widget.events)).toEqual([])
    })
  })
})

describe('these tests', () => {
  afterEach(leave)

  it('hear a widget that speaks, and one whose HTML differs in the browser', async () => {
    let turn = 0
    const Fickle = () => <p>{(turn += 1)}</p>
    await hydrate(<Fickle />)
    expect(String(said.flat())).toContain("didn't match")
    said.length = 0
    await hydrate(createElement('p', { class: 'old' }))
    expect(String(said.flat())).toContain('Invalid DOM property')
  })

  it('see a button without a name, and an event that nobody declared', async () => {
    const place = await hydrate(createElement('button', { onClick: () => emit('burst', {}) }))
    await tapAll(place)
    expect(await axeFindings(place)).toEqual(['button-name: <button></button>'])
    expect(eventMistakes({})).toEqual(['burst is not declared'])
    const payload = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } as const
    expect(eventMistakes({ burst: { title: '爆', payload } })).toEqual(["burst must have required property 'a'"])
  })

  it.each([
    ['<p class="a" style="color:red">', 'style attribute'],
    ['<p onclick="run()">', 'inline handler'],
    ['<a href="javascript:run()">', 'script address'],
  ])('find %s', (tag, kind) => {
    expect(forbiddenMarkup(`<div>style="" ${tag}</div>`)).toEqual([`${kind}: ${tag}`])
  })
})
