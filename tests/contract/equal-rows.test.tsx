// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import type { Example } from '../../src/kit/widget.ts'
import { type WidgetCase, widgetCases } from './widget-cases.ts'

const cases = await widgetCases()
const said: string[] = []
const roots: Root[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')))
})

afterEach(async () => {
  await leave()
  vi.restoreAllMocks()
})

async function leave(): Promise<void> {
  await act(async () => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
}

type Change = (list: readonly unknown[]) => readonly unknown[]

const isOfRows = (list: readonly unknown[]): boolean =>
  list.some((item) => typeof item === 'string' || (typeof item === 'object' && item !== null))

/** The value with every list of texts or objects in it changed, the inner ones first. */
function withLists(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item) => withLists(item, change))
    return isOfRows(list) ? change(list) : list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLists(inner, change)]))
}

/** Of many rows a few tell as much, in less time. */
const few = (list: readonly unknown[]) => list.slice(0, 3)
/** The first row stands there twice, as of a backend that gives two rows one id. */
const doubled: Change = (list) => [...list.slice(0, 1), ...few(list)]
/** Every row stands elsewhere, so React looks each up by its key. */
const turned: Change = (list) => few(list).toReversed()

function rowsIn(props: object): number {
  let rows = 0
  withLists(props, (list) => {
    rows += list.length
    return list
  })
  return rows
}

type Draw = (change: Change) => ReactNode

const drawOf =
  ({ component, widget }: WidgetCase, { props, variant }: Example): Draw =>
  (change) => {
    const slots = Object.fromEntries(Object.keys(widget.slots ?? {}).map((name) => [name, <p key={name}>{name}</p>]))
    const changed = withLists({ ...widget.defaults, ...props }, change) as object
    return createElement(component, { ...fakeTools({ variant, slots }), ...changed })
  }

/** A page of its own, and its HTML without ids of React, which go on counting from page to page. */
function open() {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  roots.push(root)
  return {
    show: (element: ReactNode) => act(async () => root.render(element)),
    html: () => place.innerHTML.replaceAll(/_r_\w+_/g, '_r_'),
  }
}

/** What React says of two children with one key. */
const saidOfKeys = () => said.filter((words) => words.includes('same key'))

/** After each change of the lists the page is as one that was just opened. What is loaded late is waited for, unless React told already. */
async function expectAsFresh(draw: Draw): Promise<void> {
  const kept = open()
  await kept.show(draw(doubled))
  for (const change of [turned, doubled]) {
    const fresh = open()
    await kept.show(draw(change))
    await fresh.show(draw(change))
    await vi.waitFor(() => expect(kept.html()).toBe(fresh.html()), {
      timeout: saidOfKeys().length > 0 ? 0 : 20_000,
      interval: 5,
    })
  }
}

/** They keep a place in their list, or what was chosen of it, so a page that was just opened may begin elsewhere: React alone is heard. */
const KEEP_PLACE = new Set(['activity-schedule', 'goods-picker', 'order-codes'])

async function changeOnly(draw: Draw): Promise<void> {
  const { show } = open()
  for (const one of [doubled, turned, doubled]) await show(draw(one))
}

/** The examples with rows. */
const listsOf = ({ widget, examples }: WidgetCase): readonly Example[] =>
  examples.filter((example) => rowsIn({ ...widget.defaults, ...example.props }) > 0)

describe('rows with equal ids and texts', () => {
  it.each(cases.filter((one) => listsOf(one).length > 0))('come and go in $code as others do', async (found) => {
    for (const example of listsOf(found)) {
      await (KEEP_PLACE.has(found.code) ? changeOnly : expectAsFresh)(drawOf(found, example))
      await leave()
    }
    expect(saidOfKeys()).toEqual([])
  })
})

describe('these tests', () => {
  it('see rows that stay after their list has lost them', async () => {
    const List = ({ rows }: { readonly rows: readonly string[] }) => rows.map((row) => <p key={row}>{row}</p>)
    const draw: Draw = (change) => <List rows={change(['a', 'b']) as readonly string[]} />
    await expect(expectAsFresh(draw)).rejects.toThrow('<p>a</p>')
    expect(saidOfKeys()).not.toEqual([])
  })
})
