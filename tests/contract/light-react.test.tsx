// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import * as React from 'react'
import {
  Activity,
  Component,
  createElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import type { hydrateRoot, Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedOfReact } from '../../build/asked-of-react.ts'
import { unusedBeside, withoutUnused } from '../../build/light-react.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { widgetCases } from './widget-cases.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js')

interface Internals {
  A: object | null
}

/** Elements of a test ask who made them, which no React DOM of a shop can tell. */
function withoutOwners(): void {
  const internals = Object.entries(React).find(([name]) =>
    name.startsWith('__CLIENT_INTERNALS'),
  )![1] as unknown as Internals
  let dispatcher: object | null = null
  Object.defineProperty(internals, 'A', {
    get: () => dispatcher,
    set: (value: object | null) => {
      dispatcher = value && { getOwner: () => null, ...value }
    },
  })
}

/** React DOM as shoppers have it, with the React of this test. */
function lightClient(): { readonly hydrateRoot: typeof hydrateRoot } {
  const exports = {}
  const code = withoutUnused(readFileSync(file, 'utf8'), unusedBeside(askedOfReact()))
  compileFunction(code, ['require', 'exports'])(require, exports)
  return exports as { readonly hydrateRoot: typeof hydrateRoot }
}

withoutOwners()
const client = lightClient()
const cases = await widgetCases()
const said: unknown[] = []
let root: Root | undefined

beforeEach(() => {
  said.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(...words))
})

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The HTML of the server, come alive. */
async function alive(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('main')
  let isAlive = false
  const Whole = () => {
    useEffect(() => void (isAlive = true), [])
    return element
  }
  place.innerHTML = renderToString(<Whole />)
  document.body.append(place)
  root = client.hydrateRoot(place, <Whole />, { onRecoverableError: (error) => said.push(error) })
  await vi.waitFor(() => expect([isAlive, ...said]).toEqual([true]), { interval: 1 })
  return place
}

const button = (place: HTMLElement) => place.querySelector('button')!

describe('the React that a shopper downloads', () => {
  it.each(cases)('brings every example of $code alive', async ({ component, widget, examples }) => {
    for (const { props, variant } of examples) {
      const slots = Object.fromEntries(Object.keys(widget.slots ?? {}).map((name) => [name, <p key={name}>{name}</p>]))
      await alive(createElement(component, { ...fakeTools({ variant, slots }), ...widget.defaults, ...props }))
      expect(said).toEqual([])
      root?.unmount()
    }
  })

  it('keeps what was typed and chosen', async () => {
    const Form = () => {
      const [typed, setTyped] = useState('a')
      const [chosen, setChosen] = useState('2')
      const [isOn, setOn] = useState(false)
      return (
        <form onSubmit={(event) => event.preventDefault()}>
          <input value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
          <textarea value={typed} readOnly />
          <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option>1</option>
            <option>2</option>
          </select>
          <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
          <output>{`${typed} ${chosen} ${isOn}`}</output>
        </form>
      )
    }
    const place = await alive(<Form />)
    const input = place.querySelector('input')!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'ab')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    place.querySelector<HTMLInputElement>('[type=checkbox]')!.click()
    await vi.waitFor(() => expect(place.querySelector('output')!.textContent).toBe('ab 2 true'))
    expect(place.querySelector('textarea')!.value).toBe('ab')
  })

  it('hides a page that was left, and has it back as it was', async () => {
    const seen: string[] = []
    const Left = memo(function Left() {
      const id = useId()
      const tell = useEffectEvent((what: string) => seen.push(what))
      useLayoutEffect(() => {
        tell('shown')
        return () => void tell('hidden')
      }, [])
      return <p id={id}>left</p>
    })
    const Pages = () => {
      const [isLeft, setLeft] = useState(false)
      return (
        <>
          <button onClick={() => startTransition(() => setLeft(!isLeft))}>turn</button>
          <Activity mode={isLeft ? 'hidden' : 'visible'}>
            <Left />
          </Activity>
        </>
      )
    }
    const place = await alive(<Pages />)
    const page = place.querySelector('p')!
    button(place).click()
    await vi.waitFor(() => expect(page.style.display).toBe('none'))
    button(place).click()
    await vi.waitFor(() => expect(page.style.display).toBe(''))
    expect(seen).toEqual(['shown', 'hidden', 'shown'])
    expect(page.isConnected).toBe(true)
  })

  it('waits for code and data, and shows what stands there meanwhile', async () => {
    let come: (part: { default: () => ReactNode }) => void = () => undefined
    const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)))
    const data = Promise.resolve('data')
    const Data = () => <b>{use(data)}</b>
    const Page = () => {
      const [isWanted, want] = useState(false)
      return (
        <>
          <button onClick={() => want(true)}>more</button>
          <Suspense fallback={<i>wait</i>}>
            {isWanted && <Late />}
            {isWanted && <Data />}
          </Suspense>
        </>
      )
    }
    const place = await alive(<Page />)
    button(place).click()
    await vi.waitFor(() => expect(place.querySelector('i')).not.toBeNull())
    come({ default: () => <u>code</u> })
    await vi.waitFor(() => expect(place.querySelector('u')?.nextSibling?.textContent).toBe('data'))
    expect(place.querySelector('i')).toBeNull()
  })

  it('loses a block that crashes and nothing else, and puts what stands elsewhere in its place', async () => {
    class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
      override state = { failed: false }
      static getDerivedStateFromError = () => ({ failed: true })
      override render = () => (this.state.failed ? <i>failed</i> : this.props.children)
    }
    let crash = false
    let tell = () => undefined as void
    const store = {
      subscribe: (listener: () => void) => {
        tell = listener
        return () => undefined
      },
      get: () => crash,
    }
    const Block = () => {
      if (useSyncExternalStore(store.subscribe, store.get, store.get)) throw new Error('crash')
      return <p>block</p>
    }
    const Page = () => {
      const [isOpen, open] = useState(false)
      return (
        <>
          <button onClick={() => open(true)}>open</button>
          <Boundary>
            <Block />
          </Boundary>
          {isOpen && createPortal(<svg viewBox="0 0 1 1" strokeWidth={2} />, document.body)}
        </>
      )
    }
    const place = await alive(<Page />)
    button(place).click()
    await vi.waitFor(() => expect(document.querySelector('body > svg')?.getAttribute('stroke-width')).toBe('2'))
    crash = true
    tell()
    await vi.waitFor(() => expect(place.querySelector('i')).not.toBeNull())
    expect(place.querySelector('p')).toBeNull()
    expect(button(place).isConnected).toBe(true)
  })
})
