import { act } from '@testing-library/react'
import { type PropsWithChildren, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Plan, PlannedBlock, SourceState } from '../../../schemas/page/plan.ts'
import { hearChoices } from './choices.ts'
import { fakeCall, fakeRuntime, type FakeRuntime, planWith } from './fake-page.tsx'
import { placedBlocks, prepareHydration, staticBlocks } from './hydration.ts'
import { createCaller } from '../core/create-caller.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { PageView } from './page-view.tsx'
import { createServerBlocks } from './server-blocks.tsx'

let root: Root | undefined

/** What React said while the page of a test hydrated. */
export const errors: unknown[] = []

/** The page of a test goes. */
export const leave = () => act(async () => root?.unmount())

interface Given extends Partial<Plan> {
  readonly sources?: Record<string, SourceState>
  readonly here?: readonly string[]
  readonly boundaries?: Parameters<typeof createServerBlocks>[0]
  /** What happens before the page hydrates. */
  readonly before?: (store: PageStore, container: Element) => void
  readonly prepare?: (runtime: FakeRuntime) => void
  /** What happens as soon as the page around its blocks is alive. React then works at its own pace. */
  readonly mounted?: (store: PageStore) => void
}

function Mounted({ tell, children }: PropsWithChildren<{ readonly tell: () => void }>): ReactNode {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(tell, [])
  return children
}

/** The page as the server rendered it, then hydrated. */
export async function hydrate(
  blocks: readonly PlannedBlock[],
  { sources = {}, here, before, prepare, mounted, boundaries = 'safe', ...plan }: Given = {},
) {
  const page = planWith(blocks, plan)
  const container = document.createElement('div')
  document.body.append(container)
  const serverStore = createPageStore(page, sources, fakeCall().call, createCaller)
  const { server, finish } = createServerBlocks(boundaries)
  const onServerSide = { ...fakeRuntime(), server }
  const sent = finish(renderToString(<PageView store={serverStore} runtime={onServerSide} />))
  container.append(document.createRange().createContextualFragment(sent))
  const { innerHTML: html } = container
  const places = [...container.querySelectorAll('[data-block]')]
  const onServer = new Map(places.map((element) => [element.getAttribute('data-block'), element] as const))
  const runtime = fakeRuntime(here)
  const isHere = (code: string) => runtime.widget(code) !== undefined
  const placed = placedBlocks(container, page)
  const statics = staticBlocks(placed)
  Object.assign(runtime, { hydrationOf: prepareHydration(placed, { plan: page, sources }, statics, isHere) })
  const { call, made } = fakeCall()
  const store = createPageStore(page, sources, call, createCaller)
  before?.(store, container)
  await hearChoices()
  prepare?.(runtime)
  const shown = <PageView store={store} runtime={runtime} />
  const view = mounted ? <Mounted tell={() => mounted(store)}>{shown}</Mounted> : shown
  const begin = () => {
    root = hydrateRoot(container, view, { onRecoverableError: (error) => errors.push(error) })
  }
  if (mounted) begin()
  else await act(async () => begin())
  /** The shopper leaves the page, and goes back to it. */
  const comeBack = async () => {
    await act(async () => root!.render(null))
    await act(async () => root!.render(view))
  }
  const place = (id: string) => container.querySelector(`[data-block="${id}"]`)!
  return { container, html, runtime, store, made, place, onServer, comeBack }
}
