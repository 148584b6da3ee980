// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { proxy } from 'valtio'
import { afterEach, describe, expect, it } from 'vitest'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { Toasts } from '../controls/toasts.tsx'
import type { Role } from '../../../schemas/studio/role.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { ArchiveButton } from './archive-dialog.tsx'

const TWO_PEOPLE = '一个人不能归档或恢复'

/** The button of a page in a shop where archiving takes two people. @returns what was called */
function open(state: ItemRow['state'], role: Role = 'publisher'): string[] {
  const calls: string[] = []
  const call = (async (name: string, { body }: { body: { archived: boolean } }) => {
    calls.push(`${name} ${body.archived}`)
    return name === 'archiveItem' ? { failure: { code: 'archive-alone', message: TWO_PEOPLE } } : { reply: {} }
  }) as unknown as StudioCall
  const row = { kind: 'page', name: 'eve', title: '前夜', state } as ItemRow
  render(
    <StudioContext value={{ call, who: proxy({ status: 'in', me: { operator: { role } } }) } as unknown as Studio}>
      <ArchiveButton row={row} onDone={async () => {}} />
      <Toasts />
    </StudioContext>,
  )
  return calls
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('archiving where it takes two people', () => {
  afterEach(cleanup)

  it('[F1] says so, and asks for another one in the same place', async () => {
    const calls = open('live')
    await press('归档 前夜')
    await press('归档')
    expect(screen.getByRole('alert').textContent).toContain(TWO_PEOPLE)
    await press('请求审批')
    expect(calls).toEqual(['archiveItem true', 'askArchive true'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(/已请求审批/)).toBeTruthy()
  })

  it('[F1] asks for the way back as well', async () => {
    const calls = open('archived')
    await press('恢复 前夜')
    await press('请求审批')
    expect(calls).toEqual(['archiveItem false', 'askArchive false'])
  })
})

describe('[S1] archiving by an editor', () => {
  afterEach(cleanup)

  it('is a request at once: a publisher decides', async () => {
    const calls = open('live', 'editor')
    await press('归档 前夜')
    await press('请求审批')
    expect(calls).toEqual(['askArchive true'])
  })

  it('is one for the way back as well', async () => {
    const calls = open('archived', 'editor')
    await press('恢复 前夜')
    expect(calls).toEqual(['askArchive false'])
  })
})
