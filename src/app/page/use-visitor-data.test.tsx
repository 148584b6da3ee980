// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noCall, planWith } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { createApp } from '../create-app.ts'
import { hereInShop } from '../navigation/here.ts'
import { useVisitorData } from './use-visitor-data.ts'

vi.mock('../tracking/track.ts', () => ({ trackPage: () => undefined }))

/** A page of which the app has just begun to run, at an address that a link of the shop led to. */
function begin(address: string) {
  history.replaceState(null, '', `/tc-fostay${address}`)
  document.documentElement.dataset['theme'] = 'lantu'
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/tc-fostay/`)
  const plan = planWith([])
  const store = createPageStore(plan, {}, noCall, createCaller)
  const entry = { payload: { plan }, store } as unknown as Entry
  const real = createApp(window)
  const app = { ...real, entry: () => entry, refresh: vi.fn(async () => {}) }
  const { key } = app.history.step()
  const View = () => {
    useVisitorData(entry, app)
    return null
  }
  render(<View />)
  return { app, store, isSameStep: () => app.history.step().key === key }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a page whose link lost who brought the shopper says so in its address at once, and is no other page for it', async () => {
  sessionStorage.setItem('pagoda_track', 'lobby')
  const { app, store, isSameStep } = begin('/play/productDetail/310105')
  expect(hereInShop()).toBe('/play/productDetail/310105?trackCode=lobby')
  await vi.waitFor(() => expect(store.scope('query')).toEqual({ trackCode: 'lobby' }))
  expect([isSameStep(), app.refresh.mock.calls]).toEqual([true, []])
})

it('a page whose link lost its brand is made anew as that brand’s, on the same step', async () => {
  sessionStorage.setItem('pagoda_from', 'clubmed')
  const { app, isSameStep } = begin('/combo')
  expect(hereInShop()).toBe('/combo?from=clubmed')
  await vi.waitFor(() => expect(app.refresh).toHaveBeenCalledOnce())
  expect(isSameStep()).toBe(true)
})
