// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionRow } from '../../../schemas/studio/sessions.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { Account } from './account.tsx'

const session = (id: string, device: string, isOwn = false): SessionRow => ({
  ...{ id, device, isOwn, agent: 'Mozilla/5.0', begunAt: 0, seenAt: Date.now() - 3 * 3_600_000 },
})

/** The screen of somebody who is signed in at these places. */
function open(...sessions: SessionRow[]) {
  const made = vi.fn<(name: string, input: object) => void>()
  let left = sessions
  const call = (async (name: string, input: { readonly params?: { readonly id: string } }) => {
    if (name === 'sessionList') return { reply: { sessions: left } }
    made(name, input)
    left = left.filter(({ id, isOwn }) => (name === 'endSession' ? id !== input.params?.id : isOwn))
    return { reply: { ended: 1 } }
  }) as unknown as StudioCall
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  render(
    <MemoryRouter>
      <StudioContext value={studio}>
        <Account />
      </StudioContext>
    </MemoryRouter>,
  )
  return { made, user: userEvent.setup() }
}
const rows = async () =>
  within(await screen.findByRole('region', { name: '登录在这些地方' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(cleanup)

describe('[S6] one’s own sessions', () => {
  it('say which device, which one is here, and when the others were seen; one is ended by its row', async () => {
    const { made, user } = open(session('a', 'Chrome 130 · Linux', true), session('b', 'Safari 17 · iPhone'))
    expect(await rows()).toEqual(['Chrome 130 · Linux就是这里结束', 'Safari 17 · iPhone3 小时前用过结束'])
    await user.click(screen.getByRole('button', { name: '结束 Safari 17 · iPhone' }))
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
    expect(made.mock.calls).toEqual([['endSession', { params: { id: 'b' } }]])
  })

  it('are ended all at once but for this one, which is offered where there are others', async () => {
    const { made, user } = open(session('a', 'Chrome 130 · Linux', true), session('b', 'Safari 17 · iPhone'))
    await user.click(await screen.findByRole('button', { name: '结束其他登录' }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: '结束其他登录' })).toBeNull())
    expect(made.mock.calls).toEqual([['endOtherSessions', {}]])
  })
})
