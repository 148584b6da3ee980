// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeyRow } from '../../../schemas/studio/keys.ts'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { StudioApp } from '../app/studio-app.tsx'
import { createStudio } from '../session/studio.ts'

const NEXT = '海边的三只白鹭在看日出啊'

const me: Me = {
  operator: { id: '1', name: '小林', role: 'publisher' },
  ...{ needsPassword: true, mode: 'sandbox', isOwnMall: true, shopNow: '2026-11-20T08:30:00' },
}

/** The studio, opened anew at an address: of somebody who came in by a link, or has a password and keys. */
function open(address: string, { needsPassword = true, keys = [] as readonly Partial<KeyRow>[] } = {}) {
  window.history.replaceState(null, '', address)
  const set = vi.fn<(body: unknown) => void>()
  const call = (async (name: string, input: { readonly body?: unknown }) => {
    if (name === 'changePassword') set(input.body)
    if (name === 'auditLog') return { reply: { entries: [], more: false } }
    if (name === 'keyList') return { reply: { keys } }
    if (name === 'releaseList') return { reply: { releases: [] } }
    return { reply: name === 'me' ? { ...me, needsPassword } : { endedKeys: ['ci'], keptKeys: [] } }
  }) as unknown as StudioCall
  render(
    <StudioApp
      studio={{ ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }}
    />,
  )
  return { set, user: userEvent.setup() }
}

afterEach(cleanup)

describe('[S3] whoever came in by a link and closed the tab', () => {
  it('is led back to the new password from wherever they go, and on from there once it is set', async () => {
    const { set, user } = open('/studio/audit')
    await screen.findByRole('heading', { name: '设置密码' })
    expect(screen.queryByLabelText('现在的密码')).toBeNull()
    for (const field of ['新密码', '再写一次']) await user.type(screen.getByLabelText(field), NEXT)
    await user.click(screen.getByRole('button', { name: '保存密码' }))
    await screen.findByRole('heading', { name: '操作记录' })
    expect(set.mock.calls).toEqual([[{ next: NEXT }]])
  })
})

describe('[K4] whoever changes their password', () => {
  const keys = [
    { name: 'ci', isOwn: true },
    { name: '看板', isOwn: true },
    { name: '别人的', isOwn: false },
  ]

  it('is asked whether their keys stay good, and told which ones ended', async () => {
    const { set, user } = open('/studio/set-password', { needsPassword: false, keys })
    const keep = await screen.findByRole<HTMLInputElement>('checkbox', { name: '密钥「ci」「看板」仍然有效' })
    expect(keep.checked).toBe(false)
    await user.type(screen.getByLabelText('现在的密码'), 'before')
    for (const field of ['新密码', '再写一次']) await user.type(screen.getByLabelText(field), NEXT)
    await user.click(keep)
    await user.click(screen.getByRole('button', { name: '保存密码' }))
    await screen.findAllByText('密钥「ci」已停用：用它们的程序要换新的密钥')
    expect(set.mock.calls).toEqual([[{ next: NEXT, current: 'before', keepKeys: true }]])
  })
})
