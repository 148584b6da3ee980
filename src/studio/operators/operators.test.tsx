// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OperatorRow } from '../../../schemas/studio/operators.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { Operators } from './operators.tsx'

const evening = { id: 'r1', name: '周五开抢', dueAt: Date.parse('2026-11-27T20:00:00+08:00') }
const person = (name: string, more: Partial<OperatorRow> = {}): OperatorRow => ({
  ...{ id: name, name, role: 'publisher', isDisabled: false, isLocked: false, sessions: [], setForLater: [] },
  ...more,
})

/** The screen of an admin; the list as it is when it is asked for. */
function open(list: () => readonly OperatorRow[]) {
  const changed = vi.fn<(body: object) => void>()
  const call = (async (name: string, input: { readonly body: object }) => {
    if (name === 'changeOperator') changed(input.body)
    return { reply: { operators: list() } }
  }) as unknown as StudioCall
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  render(
    <MemoryRouter>
      <StudioContext value={studio}>
        <Operators />
      </StudioContext>
    </MemoryRouter>,
  )
  return { changed, user: userEvent.setup() }
}
const roleOf = (name: string) => screen.findByRole('combobox', { name: `${name} 的角色` })

afterEach(cleanup)

describe('[T3] taking from somebody what lets them publish', () => {
  it('tells first what they set for later, and does nothing until it is said again', async () => {
    const { changed, user } = open(() => [person('小林', { setForLater: [evening] })])
    await user.selectOptions(await roleOf('小林'), 'editor')
    const dialog = await screen.findByRole('dialog', { name: '把 小林 改成编辑' })
    expect(dialog.textContent).toContain('小林 定了 1 个发布，还没有到时间')
    expect(within(dialog).getByRole('link', { name: '周五开抢' }).getAttribute('href')).toBe('/releases/r1')
    expect(dialog.textContent).toContain('20:00')
    await user.click(within(dialog).getByRole('button', { name: '先不改成编辑' }))
    expect(changed).not.toHaveBeenCalled()
    await user.selectOptions(await roleOf('小林'), 'editor')
    await user.click(await screen.findByRole('button', { name: '改成编辑' }))
    expect(changed.mock.calls).toEqual([[{ role: 'editor' }]])
  })

  it('tells of what was set since the list was read, and of whoever is let out', async () => {
    let setForLater: OperatorRow['setForLater'] = []
    const { changed, user } = open(() => [person('小林', { setForLater })])
    await roleOf('小林')
    setForLater = [evening]
    await user.click(screen.getByRole('button', { name: '停用' }))
    const dialog = await screen.findByRole('dialog', { name: '停用 小林' })
    await user.click(within(dialog).getByRole('button', { name: '停用' }))
    expect(changed.mock.calls).toEqual([[{ isDisabled: true }]])
  })

  it.each([
    ['nothing is set', person('小林'), 'editor'],
    ['they may publish on', person('小林', { setForLater: [evening] }), 'admin'],
    ['they may not publish anyway', person('小林', { role: 'editor', setForLater: [evening] }), 'viewer'],
  ])('asks nothing where %s', async (_, row, role) => {
    const { changed, user } = open(() => [row])
    await user.selectOptions(await roleOf('小林'), role)
    await vi.waitFor(() => expect(changed.mock.calls).toEqual([[{ role }]]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
