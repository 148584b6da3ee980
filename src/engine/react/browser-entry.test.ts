// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createCaller } from '../core/create-caller.ts'
import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { ActionTools } from '../../kit/action.ts'
import { fakeCall, failed, label, planWith, ready, settled, source } from './fake-page.tsx'
import { planned } from '../core/test-fixtures.ts'
import type { BlockReport } from './page-runtime.ts'
import { runActions } from '../core/run-actions.ts'
import type { PageStore } from './page-store.ts'
import { actions } from '../../app/actions.ts'
import { createEntry, type EventCode, isClaimed, loadLate } from './browser-entry.ts'

const on = {
  tap: [
    { do: 'toast', text: '{{ event.word }}，{{ state.name }}' },
    { do: 'set-state', key: 'name', to: '{{ event.word }}' },
  ],
  broken: [{ do: 'fly' }, { do: 'toast', text: 'never' }],
}
const blocks = [
  label('top', 'x', { on }),
  planned({ id: 'box', widget: 'frame', slots: { body: [label('inner', 'x', { on: { tap: [{ do: 'back' }] } })] } }),
]
const popups = { more: { title: '更多', blocks: [label('up', 'x', { on: { tap: [{ do: 'close-popup' }] } })] } }

/** What comes when the test says so. */
function late<Value>() {
  let come = (_value: Value) => {}
  const promise = new Promise<Value>((done) => (come = done))
  return { promise, come: (value: Value) => come(value) }
}

function entryOf(plan: Partial<Plan> = {}, sources: Record<string, SourceState> = {}, code?: () => Promise<EventCode>) {
  const reports: BlockReport[] = []
  const tools = { toast: vi.fn(), back: vi.fn(), closePopup: vi.fn(), requireLogin: () => false }
  const paused = vi.fn()
  const { call, made } = fakeCall()
  const payload = { plan: planWith(blocks, { popups, ...plan }), sources, theme: 'lantu', clockOffset: 5000 } as const
  const toolsOf = (store: PageStore) => ({ ...tools, setState: store.setState }) as unknown as ActionTools
  const eventCode: EventCode = { catalogue: actions, runActions, tools: toolsOf }
  const entry = createEntry(payload, {
    call,
    caller: createCaller,
    clock: { now: () => 1000 },
    toast: tools.toast,
    report: (problem) => reports.push(problem),
    code: code ?? (async () => eventCode),
    paused,
    widgetNow: () => undefined,
    loadWidget: () => new Promise(() => undefined),
  })
  return { entry, tools, reports, made, paused, eventCode }
}

describe('an event of a block', () => {
  it('runs the block’s actions with what the event brought and what the page knows', async () => {
    const { entry, tools } = entryOf({ state: { name: '旧' } })
    entry.runtime.emit('top', 'tap', { word: '新' })
    await settled()
    expect(tools.toast).toHaveBeenCalledExactlyOnceWith('新，旧', undefined, undefined)
    expect(entry.store.scope('state')).toEqual({ name: '新' })
  })

  it('runs the actions of blocks in slots and popups too', async () => {
    const { entry, tools } = entryOf()
    entry.runtime.emit('inner', 'tap', undefined)
    entry.runtime.emit('up', 'tap', undefined)
    await settled()
    expect(tools.back).toHaveBeenCalledOnce()
    expect(tools.closePopup).toHaveBeenCalledOnce()
  })

  it('that fails is reported with its block, widget and action', async () => {
    const { entry, tools, reports } = entryOf()
    entry.runtime.emit('top', 'broken', undefined)
    await settled()
    expect(reports).toEqual([
      { page: 'test', block: 'top', widget: 'label', code: 'unknown-action', message: 'fly: There is no action fly' },
    ])
    expect(tools.toast).not.toHaveBeenCalled()
  })

  it('answers the tap that brought it when the block has actions for it, so that the link is not followed as well', () => {
    const { entry } = entryOf()
    const tapped = (event: string) => {
      const button = document.createElement('button')
      button.addEventListener('click', () => entry.runtime.emit('top', event, { word: 'x' }))
      const click = new MouseEvent('click')
      // happy-dom does not keep window.event.
      vi.stubGlobal('event', click)
      button.dispatchEvent(click)
      vi.unstubAllGlobals()
      return isClaimed(click)
    }
    expect([tapped('tap'), tapped('other')]).toEqual([true, false])
  })

  it('shows at once on what was pressed for it that it works, also while the code of events is on its way', async () => {
    const code = late<EventCode>()
    const { entry, eventCode } = entryOf({}, {}, () => code.promise)
    const button = document.createElement('button')
    const cancel = vi.fn()
    const fades = vi.fn(() => ({ cancel }))
    Object.assign(button, { animate: fades })
    const click = new MouseEvent('click')
    button.dispatchEvent(click)
    vi.stubGlobal('event', click)
    entry.runtime.emit('top', 'tap', undefined)
    vi.unstubAllGlobals()
    expect([fades.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0])
    code.come(eventCode)
    await settled()
    expect(cancel).toHaveBeenCalledOnce()
  })
})

describe('a chain that needs a login', () => {
  it('is kept with its block, what the event brought and the state of the page, from the action on that needs it', async () => {
    const tap = [{ do: 'set-state', key: 'name', to: '新' }, { do: 'require-login' }, { do: 'toast', text: 'hi' }]
    const { entry, tools, paused } = entryOf({ blocks: [label('top', 'x', { on: { tap } })], state: { name: '旧' } })
    entry.runtime.emit('top', 'tap', { id: 7 })
    await settled()
    expect(paused).toHaveBeenCalledWith({
      block: 'top',
      actions: tap.slice(1),
      event: { id: 7 },
      state: { name: '新' },
    })
    expect(tools.toast).not.toHaveBeenCalled()
  })

  it('goes on later with what its event brought', async () => {
    const { entry, tools } = entryOf({ state: { name: '甲' } })
    await entry.run('top', [{ do: 'toast', text: '{{ event.word }}{{ state.name }}' }], { word: '好' })
    expect(tools.toast).toHaveBeenCalledExactlyOnceWith('好甲', undefined, undefined)
  })
})

describe('the clock of a page', () => {
  it('is the server’s, moved as the sandbox’s is', () => {
    expect(entryOf().entry.runtime.now()).toBe(6000)
  })
})

describe('data that was late on the server', () => {
  it('is asked for, and nothing else', async () => {
    const data = { late: source('late'), here: source('here'), broken: source('broken') }
    const { entry, made } = entryOf({ data }, { late: { status: 'pending' }, here: ready('A'), broken: failed })
    loadLate(entry)
    await settled()
    expect(made.map(({ path }) => path)).toEqual(['/late'])
  })
})
