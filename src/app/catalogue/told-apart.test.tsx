// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { componentKinds } from '../../../schemas/domain/component-kinds.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import { widgets } from '../../../widgets/registry.ts'
import type { StudioCall } from '../../studio/calls/studio-calls.ts'
import { WatchedValues } from '../../studio/canvas/watched-values.ts'
import type { Json, JsonMap } from '../../studio/document/index.ts'
import { EditingContext } from '../../studio/editor/editor-context.ts'
import { SidePane } from '../../studio/editor/side-pane.tsx'
import { asSchema, type FormSchema } from '../../studio/document/form-schema.ts'
import { controlOf, firstValue } from '../../studio/form/schema.ts'
import { Editor } from '../../studio/session/editor.ts'
import { type Studio, StudioContext } from '../../studio/session/studio.ts'
import { makeCatalogue } from './make-catalogue.ts'

let catalogue: Catalogue
let editor: Editor
beforeAll(async () => {
  catalogue = { ...(await makeCatalogue(widgets, {})), build: 'x', pictures: [] }
})
afterEach(() => {
  editor.close()
  cleanup()
})

/** A value with all that its form can show: each field, and two things in each list. */
function wholeValue(schema: FormSchema): Json {
  const control = controlOf(schema)
  if (control === 'list') return [0, 1].map(() => wholeValue(schema.items ?? {}))
  if (control !== 'object') return firstValue(schema)
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, wholeValue(one)]))
}

async function open(kind: ItemKind, document: JsonMap, selected: readonly string[] = []) {
  const published = { hash: '0', text: JSON.stringify(document), source: 'file' }
  const call = (async (name: string) =>
    name === 'item'
      ? { reply: { row: { paths: [] }, editors: [], published } }
      : { failure: { code: 'offline', message: '' } }) as unknown as StudioCall
  const shelf = { read: () => undefined, write: () => {}, hold: () => {}, clear: () => {} }
  editor = new Editor({ call, item: { kind, name: 'any' }, shelf, tab: 'tab' })
  await act(async () => {})
  editor.select(selected)
  const titles = { widgets: Object.fromEntries(catalogue.widgets.map(({ code, title }) => [code, title])), parts: {} }
  render(
    <MemoryRouter>
      <StudioContext value={{ call } as unknown as Studio}>
        <EditingContext
          value={{ editor, catalogue, titles, addresses: [], canEdit: true, values: new WatchedValues() }}
        >
          <SidePane tab="form" onTab={() => {}} />
        </EditingContext>
      </StudioContext>
    </MemoryRouter>,
  )
  await act(async () => {})
}

const CONTROLS = 'button, input, select, textarea, a[href], [role="button"], [role="switch"]'

/** What is written at the head of a frame and of each around it. */
function framesOf(element: Element | null): string {
  if (!element) return ''
  const head = [...element.children].find(({ tagName }) => tagName === 'LEGEND' || tagName === 'SUMMARY')
  const name = head?.textContent ?? element.getAttribute('aria-label') ?? ''
  return framesOf(element.parentElement) + (name === '' ? '' : `${name} › `)
}

/** What a control is called: by itself, by its label, or by what it says. */
function nameOf(control: Element, labels: ReadonlyMap<string, string>): string {
  const label = control.closest('label')?.textContent ?? labels.get(control.id)
  return control.getAttribute('aria-label') ?? label ?? control.textContent
}

/** Controls that are called alike in one frame, of all that are open. */
function alike(): string[] {
  const labels = new Map(
    [...document.querySelectorAll<HTMLLabelElement>('label[for]')].map((one) => [one.htmlFor, one.textContent]),
  )
  const names = [...document.querySelectorAll(CONTROLS)].map(
    (control) => `${framesOf(control.parentElement)}${control.tagName} ${nameOf(control, labels)}`,
  )
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}

/** All that is alike while one thing after another is opened, and what is in each. */
function walkForm(): Set<string> {
  const found = new Set(alike())
  const opened = new Set<string>()
  const folded = () =>
    [...document.querySelectorAll('button[aria-expanded="false"]')].find((button) => !opened.has(placeOf(button)))
  for (let next = folded(); next && opened.size < 400; next = folded()) {
    opened.add(placeOf(next))
    fireEvent.click(next)
    for (const one of alike()) found.add(one)
  }
  return found
}

/** Where a button stands among all: the same one after others opened. */
function placeOf(button: Element): string {
  const steps: number[] = []
  for (let at: Element | null = button; at?.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at))
  return steps.join('.')
}

it('no two controls of a block’s form are called alike in one frame, of all widgets with all that they take', async () => {
  const found: string[] = []
  for (const { code, props, events = {} } of catalogue.widgets) {
    const on = Object.fromEntries(
      Object.keys(events).map((event) => [event, [0, 1].map(() => ({ do: 'navigate', to: '/combo' }))]),
    )
    const block = { id: 'told', widget: code, props: wholeValue(asSchema(props)), on }
    await open('page', { title: '页', blocks: [block] }, ['told'])
    found.push(...[...walkForm()].map((one) => `${code}: ${one}`))
    editor.close()
    cleanup()
  }
  expect(found).toEqual([])
})

it('nor of an action’s', async () => {
  const { code, events = {} } = catalogue.widgets.find((one) => one.events !== undefined)!
  const [event = ''] = Object.keys(events)
  const found: string[] = []
  for (const [name, schema] of Object.entries(catalogue.actions)) {
    const args = wholeValue(asSchema(schema))
    const block = { id: 'told', widget: code, on: { [event]: [{ ...(args as JsonMap), do: name }] } }
    await open('page', { title: '页', blocks: [block] }, ['told'])
    found.push(...[...walkForm()].map((one) => `${name}: ${one}`))
    editor.close()
    cleanup()
  }
  expect(found).toEqual([])
})

it('nor of what a page reads', async () => {
  const found: string[] = []
  for (const [name, endpoint] of Object.entries(catalogue.endpoints)) {
    const args = wholeValue(asSchema((endpoint as { with?: unknown }).with))
    await open('page', {
      title: '页',
      data: { one: { from: name, with: args }, two: { from: name, with: args } },
      blocks: [],
    })
    found.push(...[...walkForm()].map((one) => `${name}: ${one}`))
    editor.close()
    cleanup()
  }
  expect(found).toEqual([])
})

it('nor of an entry of a component, a theme, a part', async () => {
  const found: string[] = []
  for (const type of Object.keys(componentKinds)) {
    await open('component', { title: '件', type, entries: [{ id: 'told', title: '一条' }] }, ['told'])
    found.push(...[...walkForm()].map((one) => `${type}: ${one}`))
    editor.close()
    cleanup()
  }
  for (const kind of ['theme', 'part', 'page', 'route'] as const) {
    const schema = asSchema(kind === 'route' ? catalogue.route : catalogue[kind])
    await open(kind, wholeValue({ type: 'object', ...schema }) as JsonMap)
    found.push(...[...walkForm()].map((one) => `${kind}: ${one}`))
    editor.close()
    cleanup()
  }
  expect(found).toEqual([])
})
