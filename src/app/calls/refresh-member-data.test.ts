import { expect, it, vi } from 'vitest'
import type { PlannedSource } from '../../../schemas/page/plan.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { refreshMemberData } from './refresh-member-data.ts'

const source = (path: string, more: Partial<PlannedSource> = {}, auth?: 'required'): PlannedSource => ({
  from: 'x',
  call: { method: 'GET', path, params: [], query: ['num'], body: [], value: [], ...(auth && { auth }) },
  reads: [],
  ...more,
})
const data = {
  order: source('/order', {}, 'required'),
  list: source('/list', { with: { num: 1 }, pages: { by: 'num', items: 'rows' } }, 'required'),
  shop: source('/shop'),
  late: source('/late', {}, 'required'),
}
const ready = (value: unknown) => ({ status: 'ready', value }) as const

it('asks for what is the member’s and is there, and for nothing else', async () => {
  const call = vi.fn(async ({ path }: { readonly path: string }) =>
    path === '/list' ? { rows: ['b'] } : { state: 'cancelled' },
  )
  const sources = {
    order: ready({ state: 'unpaid' }),
    list: ready({ rows: ['a'] }),
    shop: ready({}),
    late: { status: 'pending' },
  } as const
  const store = createPageStore(planWith([], { data }), sources, call, createCaller)
  await refreshMemberData({ store } as Entry, { call })
  expect(call.mock.calls.map(([{ path }]) => path).toSorted()).toEqual(['/list', '/order'])
  expect([store.source('order'), store.source('list')]).toEqual([ready({ state: 'cancelled' }), ready({ rows: ['b'] })])
})
