// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, expect, it } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { ReleaseList } from './release-list.tsx'

const item = (kind: string, name: string) => ({ kind, name })
const release = (name: string, items: readonly object[]) => ({
  ...{ id: name, kind: 'bundle', name, message: '', state: 'open', version: 1, items },
  ...{ createdBy: '小林', createdAt: 1, changedAt: 1 },
})

const answers: Readonly<Record<string, object>> = {
  releaseList: {
    releases: [
      release('换季', [item('page', 'home'), item('component', 'YT3_BANNER'), item('page', 'gone')]),
      release(
        '全部',
        ['home', 'a', 'b', 'c'].map((name) => item('page', name)),
      ),
    ],
    rules: { fourEyes: false, shopNow: '2026-11-24T10:00' },
  },
  itemList: {
    items: [
      { ...item('page', 'home'), title: '澜途度假' },
      { ...item('component', 'YT3_BANNER'), title: '首页轮播' },
    ],
  },
}
const call = (async (name: string) => ({ reply: answers[name] })) as unknown as StudioCall

afterEach(cleanup)

it('calls what is in a release by its title, and what is not there any more by its name', async () => {
  const who = proxy({ me: { operator: { role: 'publisher', name: '小王' } } })
  render(
    <MemoryRouter>
      <StudioContext value={{ call, who } as unknown as Studio}>
        <ReleaseList />
      </StudioContext>
    </MemoryRouter>,
  )
  expect(await screen.findByText('澜途度假、首页轮播、gone')).toBeDefined()
  expect(screen.getByText('澜途度假、a、b 等 4 项')).toBeDefined()
})
