// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { SignInAgain } from './sign-in-again.tsx'

const RIGHT = '海边的三只白鹭在看日出啊'
const meOf = (name: string): Me => ({
  ...{ operator: { id: name, name, role: 'editor' }, needsPassword: false },
  ...{ mode: 'sandbox', isOwnMall: true, shopNow: '2026-11-24T10:00:00' },
})
const refused = (code: string, detail?: string) => Response.json({ code, message: code, detail }, { status: 401 })

/** 小王 is at work, in a field of the screen too, and the session has just been ended. */
function open() {
  const asked: string[] = []
  const server: { holds: Me | undefined } = { holds: undefined }
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push(address.replace('/studio/api', ''))
    if (address.endsWith('/sign-in')) {
      if (!String(body).includes(RIGHT)) return refused('wrong-password')
      server.holds = meOf('小王')
    }
    if (!server.holds) return refused('signed-out', '安娜 结束了这个登录')
    return Response.json(/me$|sign-in$/.test(address) ? server.holds : { entries: [] })
  })
  const studio = createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never })
  Object.assign(studio.who, { status: 'in', me: meOf('小王') })
  render(
    <StudioContext value={studio}>
      <input aria-label="标题" />
      <SignInAgain />
    </StudioContext>,
  )
  const history = () => studio.call('itemHistory', { params: { kind: 'page', name: 'home' } })
  return { asked, history, server, studio, user: userEvent.setup() }
}
const give = async (user: ReturnType<typeof userEvent.setup>, password: string) => {
  const field = await screen.findByLabelText('小王 的密码')
  await user.clear(field)
  await user.type(field, password)
  await user.click(screen.getByRole('button', { name: '登录' }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[D3] a session that ends while somebody is at work', () => {
  it('says why, takes the password over the screen, and does what was refused', async () => {
    const { asked, history, studio, user } = open()
    await user.type(screen.getByLabelText('标题'), '写到一半')
    const both = [history(), history()]
    expect((await screen.findByRole('dialog', { name: '登录已结束' })).textContent).toContain('安娜 结束了这个登录')
    await give(user, 'wrong')
    await screen.findByText('密码不对')
    await give(user, RIGHT)
    expect(await Promise.all(both)).toEqual([{ reply: { entries: [] } }, { reply: { entries: [] } }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('标题').value).toBe('写到一半')
    expect([studio.who.status, asked.filter((path) => path === '/sign-in')]).toEqual(['in', ['/sign-in', '/sign-in']])
  })

  it('goes on by itself where the same person signed in in another tab', async () => {
    const { history, server } = open()
    const waits = history()
    await screen.findByRole('dialog')
    fireEvent.focus(window)
    server.holds = meOf('小王')
    fireEvent.focus(window)
    expect(await waits).toEqual({ reply: { entries: [] } })
  })

  it('does nothing in the name of somebody else who did', async () => {
    const { asked, history, server, studio } = open()
    const waits = history()
    await screen.findByRole('dialog')
    server.holds = meOf('小李')
    fireEvent.focus(window)
    expect(await waits).toMatchObject({ failure: { code: 'signed-out' } })
    expect([studio.who.me?.operator.name, studio.who.status]).toEqual(['小李', 'in'])
    expect(asked.filter((path) => path.endsWith('/history'))).toHaveLength(1)
  })

  it('leads to the door, with why, where another one is to come in', async () => {
    const { history, studio, user } = open()
    const waits = history()
    await user.click(await screen.findByRole('button', { name: '换一个人登录' }))
    expect(await waits).toMatchObject({ failure: { code: 'signed-out' } })
    expect([studio.who.status, studio.who.why]).toEqual(['out', '安娜 结束了这个登录'])
  })
})
