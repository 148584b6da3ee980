// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../../schemas/page/page.ts'
import { createEngine } from '../server/create-engine.tsx'
import { depsOf, pageOf, request, route, shopOf } from '../server/fake-shop.ts'
import { pageDocument } from '../server/page-document.ts'
import { registryOf, widget } from '../core/test-fixtures.ts'
import type { WidgetComponent } from './page-runtime.ts'
import { startPage } from './start-page.tsx'

const Label: WidgetComponent = ({ text }) => <h1>{String(text)}</h1>
const Button: WidgetComponent = function Button({ emit }) {
  const [count, setCount] = useState(0)
  const onClick = () => {
    setCount(count + 1)
    emit('tap', { count: count + 1 })
  }
  return <button onClick={onClick}>{count}</button>
}
const components: Readonly<Record<string, WidgetComponent>> = { label: Label, button: Button }
const loadersOf = (known: typeof components) =>
  Object.fromEntries(Object.entries(known).map(([code, component]) => [code, async () => ({ default: component })]))

const props = { type: 'object', properties: { text: { type: 'string' } } } as const
const engine = createEngine({
  widgets: registryOf(widget('label', { props }), widget('button', { props })),
  endpoints: {},
  language: 'en',
  component: (code) => components[code],
  document: pageDocument,
})

/** Opens a page as a browser does: the server's document stands in the window. */
async function open(page: Page) {
  const pages = shopOf({ home: page }, [route('home', '/')])
  const prepared = await engine.prepare(engine.match(request('/'), pages)!, depsOf(pages))
  const { html } = engine.html(prepared, { script: '/start.js', styles: ['/style.css'] }, () => undefined)
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? []
  document.body.innerHTML = body.replace(/<script type="module".*?<\/script>/, '')
  return html
}

const counted = pageOf(
  [
    { id: 'told', widget: 'label', props: { text: '{{ state.word }}' } },
    {
      id: 'one',
      widget: 'button',
      on: { tap: [{ do: 'set-state', key: 'word', to: '{{ "Tapped " + string(event.count) }}' }] },
    },
  ],
  { state: { word: 'Nobody yet' } },
)

const heading = () => document.querySelector('h1')?.textContent
const tap = () => document.querySelector('button')!.click()
const isReady = () => expect(document.documentElement.dataset['ready']).toBe('')

afterEach(() => {
  delete document.documentElement.dataset['ready']
  document.body.replaceChildren()
})

describe('a page of pageDocument', () => {
  it('has what the server made, and names its script and its style sheets', async () => {
    const html = await open(counted)
    expect(heading()).toBe('Nobody yet')
    expect(html).toContain('<link rel="stylesheet" href="/style.css">')
    expect(html).toContain('<script type="module" src="/start.js"></script>')
    expect(html).toContain('<html lang="en">')
  })

  it('comes to life over it, and runs the actions of its events', async () => {
    await open(counted)
    const [before] = document.getElementsByTagName('h1')
    await startPage({ widgets: loadersOf(components) })
    await vi.waitFor(isReady)
    expect(document.querySelector('h1')).toBe(before)
    tap()
    await vi.waitFor(() => expect(heading()).toBe('Tapped 1'))
  })

  it('runs the actions of its site, and reports one that is not there', async () => {
    const [greet, report] = [vi.fn(), vi.fn()]
    await open(
      pageOf([
        {
          id: 'one',
          widget: 'button',
          on: {
            tap: [
              { do: 'greet', to: 'you' },
              { do: 'share', title: '' },
            ],
          },
        },
      ]),
    )
    await startPage({ widgets: loadersOf(components), actions: { greet }, report })
    await vi.waitFor(isReady)
    tap()
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
    expect(greet).toHaveBeenCalledWith({ to: 'you' }, expect.anything())
    expect(report.mock.calls[0]?.[0]).toMatchObject({ block: 'one', code: 'unknown-action' })
  })

  it('sends once what is tapped twice', async () => {
    const send = { method: 'POST', path: '/api/send', params: [], query: [], body: [], value: [] } as const
    const call = vi.fn(() => new Promise<never>(() => undefined))
    await open(pageOf([{ id: 'one', widget: 'button', on: { tap: [{ do: 'submit', endpoint: 'send' }] } }]))
    const holder = document.getElementById('pagoda-page')!
    const payload = JSON.parse(holder.textContent!) as { readonly plan: object }
    holder.textContent = JSON.stringify({ ...payload, plan: { ...payload.plan, calls: { send } } })
    await startPage({ widgets: loadersOf(components), call })
    await vi.waitFor(isReady)
    tap()
    tap()
    await vi.waitFor(() => expect(call).toHaveBeenCalled())
    tap()
    await new Promise((done) => setTimeout(done, 20))
    expect(call).toHaveBeenCalledOnce()
  })

  it('is what startPage asks for: a document without one is refused', async () => {
    await expect(startPage({ widgets: {} })).rejects.toThrow('There is no page in this document')
  })
})
