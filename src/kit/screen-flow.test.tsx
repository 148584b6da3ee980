// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeMemory } from './fake-tools.ts'
import type { Step } from './step.ts'
import { resolvedReply } from './resolved-reply.ts'
import type { ScreenTools } from './module.ts'
import { useScreenFlow } from './screen-flow.ts'
import { settle } from './settle.ts'

afterEach(cleanup)

interface State {
  readonly order: string
  readonly note: string
  readonly isAsked?: boolean
}

type Event = { readonly type: 'opened'; readonly note: string } | { readonly type: 'loaded'; readonly order: string }
type Effect = 'load' | 'tell'

/** What is on its way is not asked for again. */
const transition = (state: State, event: Event): Step<State, Effect> =>
  event.type === 'opened'
    ? { state: { ...state, note: event.note, isAsked: true }, effects: state.isAsked ? [] : ['load', 'tell'] }
    : { state: { ...state, order: event.order }, effects: [] }

const effects = (tools: ScreenTools) => (effect: Effect, send: (event: Event) => void) => {
  if (effect === 'tell') return tools.toast('单已打开')
  settle(
    tools.call('order', {}),
    (order) => send({ type: 'loaded', order: order as string }),
    () => undefined,
  )
}

/** A page of a visit that kept a note; its order came with it where nothing else is said. */
function openPage(atOnce: ScreenTools['call'] = () => resolvedReply('海景房')) {
  const told: string[] = []
  const shown: string[] = []
  const call = () => resolvedReply('海景房')
  const atFirst = { call: atOnce, toast: () => undefined } as Partial<ScreenTools> as ScreenTools
  const tools = { call, toast: (text) => told.push(text), atFirst } as Partial<ScreenTools> as ScreenTools
  const memory = fakeMemory()
  memory.set('note', '要高层')
  function Screen({ tools: own }: { readonly tools: ScreenTools }) {
    const [{ order, note }] = useScreenFlow<State, Event, Effect>(own, memory, {
      initial: { order: '', note: '' },
      transition,
      effects,
      opened: (_page, visit) => ({ type: 'opened', note: visit.get('note') ?? '' }),
    })
    const text = order === '' ? '加载中' : `${order} ${note}`
    shown.push(text)
    return <p>{text}</p>
  }
  const server = { ...atFirst, atFirst }
  return { Screen, server, tools, told, shown }
}

it('a screen is rendered with what came with its page, on the server too, and as if nobody had been there before', () => {
  const { Screen, server, told } = openPage()
  expect(renderToString(<Screen tools={server} />)).toBe('<p>海景房 </p>')
  expect(told).toEqual([])
})

it('in the browser it begins with the same, and has what the visit kept at once, without waiting again; what it does is done once', async () => {
  const { Screen, server, tools, told, shown } = openPage()
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Screen tools={server} />)
  shown.length = 0
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => {
    hydrateRoot(place, <Screen tools={tools} />, { onRecoverableError })
  })
  expect([onRecoverableError.mock.calls.length, place.textContent]).toEqual([0, '海景房 要高层'])
  expect(shown).not.toContain('加载中')
  expect(told).toEqual(['单已打开'])
})

it('what did not come with its page is asked for once it is alive, though the server waited for it too', async () => {
  const { Screen, server, tools } = openPage(() => new Promise(() => undefined))
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Screen tools={server} />)
  expect(place.textContent).toBe('加载中')
  await act(async () => {
    hydrateRoot(place, <Screen tools={tools} />)
  })
  expect(place.textContent).toBe('海景房 要高层')
})
