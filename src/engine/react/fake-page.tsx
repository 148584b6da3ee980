import { useId } from 'react'
import type { Plan, PlannedBlock, PlannedSource, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { context, planned } from '../core/test-fixtures.ts'
import { Form } from './fake-form.tsx'
import type { BlockReport, PageRuntime, WidgetComponent } from './page-runtime.ts'
import { createServerBlocks } from './server-blocks.tsx'

/** A page for tests, with what it says of itself: six widgets, and lists of what was rendered, emitted and reported. */
export interface FakeRuntime extends PageRuntime {
  readonly rendered: string[]
  readonly emitted: unknown[][]
  readonly reports: BlockReport[]
  /** Loads of widget code that still wait for their answer, by code. */
  readonly loads: Map<string, { readonly arrive: () => void; readonly fail: () => void }>
  /** Props under which the bomb goes off. */
  bomb: string
}

/** @param here codes of the widgets whose code is here already */
export function fakeRuntime(
  here: readonly string[] = ['label', 'frame', 'bomb', 'field', 'form', 'keeper'],
  isServer = false,
): FakeRuntime {
  const rendered: string[] = []
  const emitted: unknown[][] = []
  const reports: BlockReport[] = []
  const loads: FakeRuntime['loads'] = new Map()
  const components: Record<string, WidgetComponent> = {
    label: ({ text, emit }) => {
      rendered.push(String(text))
      return <button onClick={() => emit('tap', { text })}>{String(text)}</button>
    },
    frame: ({ headingLevel, slots }) => (
      <section data-level={headingLevel}>
        {slots.body}
        <footer>{slots.foot}</footer>
      </section>
    ),
    field: function Field({ text }) {
      return <input id={useId()} aria-label={String(text)} />
    },
    form: Form,
    keeper: ({ memory }) => <button onClick={() => memory.set('tapped', 'yes')}>keep</button>,
    bomb: ({ text }) => {
      if (text === runtime.bomb) throw new Error('boom')
      return <p>{String(text)}</p>
    },
  }
  const known = new Set(here)
  const runtime: FakeRuntime = {
    rendered,
    emitted,
    reports,
    loads,
    bomb: 'armed',
    base: '/shop',
    ...(isServer && { server: createServerBlocks('safe').server }),
    widget: (code) => (known.has(code) ? components[code] : undefined),
    loadWidget: (code) =>
      new Promise((resolve, reject) => {
        const arrive = () => {
          known.add(code)
          resolve(components[code]!)
        }
        if (known.has(code)) arrive()
        else loads.set(code, { arrive, fail: () => reject(new Error(`no chunk for ${code}`)) })
      }),
    tools: () => Promise.reject(new Error('no module here')),
    emit: (...all) => void emitted.push(all),
    now: () => 0,
    report: (problem) => void reports.push(problem),
  }
  return runtime
}

export const planWith = (blocks: readonly PlannedBlock[], more: Partial<Plan> = {}): Plan => ({
  page: 'test',
  title: '测试',
  header: 'none',
  context,
  state: {},
  data: {},
  blocks,
  ...more,
})

export const label = (id: string, text: string, more: Partial<PlannedBlock> = {}): PlannedBlock =>
  planned({ id, widget: 'label', props: { text }, ...more })

/** A data entry that calls GET /<path>; the reply is its value. */
export const source = (path: string, more: Partial<PlannedSource> = {}): PlannedSource => ({
  from: path,
  call: { method: 'GET', path: `/${path}`, params: [], query: [], body: [], value: [] },
  reads: [],
  ...more,
})

export const ready = (value: unknown): SourceState => ({ status: 'ready', value })
export const failed: SourceState = { status: 'failed', code: 'http-500', message: '系统开小差了，请稍后再试' }

export interface FakeCall {
  readonly call: Call
  /** Every call made, oldest first: its path, its arguments, and the way to answer it. */
  readonly made: { readonly path: string; readonly args: unknown; answer: (value: unknown) => Promise<void> }[]
}

/** Calls that are answered when the test says so. */
export function fakeCall(): FakeCall {
  const made: FakeCall['made'] = []
  const call: Call = (shape, args) =>
    new Promise((resolve, reject) => {
      const answer = (value: unknown) => {
        if (value instanceof Error) reject(value)
        else resolve(value)
        return settled()
      }
      made.push({ path: shape.path, args, answer })
    })
  return { call, made }
}

/** Every promise that can go on has gone on. */
export const settled = () => new Promise<void>((done) => setTimeout(done))

export const noCall: Call = () => Promise.reject(new Error('nothing is to be called'))
