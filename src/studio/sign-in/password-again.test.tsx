// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createStudioCall, type SendCall } from '../calls/studio-calls.ts'
import { createPasswordAsker } from '../session/password-asker.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { PasswordAgain } from './password-again.tsx'

const RIGHT = '海边的三只白鹭在看日出啊'

/** A server that makes a key for whoever gave the right password, and what it was asked for. */
function open() {
  const asked: string[] = []
  let isProved = false
  const server: SendCall = async (address, { body }) => {
    asked.push(address.replace('/studio/api', ''))
    if (!address.endsWith('/prove'))
      return isProved
        ? Response.json({ secret: 'pagoda_1' })
        : Response.json({ code: 'password-needed' }, { status: 403 })
    isProved = String(body).includes(RIGHT)
    return isProved ? Response.json({ until: 0 }) : Response.json({ code: 'wrong-password' }, { status: 401 })
  }
  const password = createPasswordAsker()
  const call = createStudioCall(
    () => {},
    server,
    async ({ code }) => code === 'password-needed' && password.ask(),
  )
  const studio = {
    ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }),
    call,
    password,
  }
  render(
    <StudioContext value={studio}>
      <PasswordAgain />
    </StudioContext>,
  )
  const makeKey = () => call('newKey', { body: { name: 'ci', role: 'viewer', days: 1 } })
  return { asked, makeKey, user: userEvent.setup() }
}

afterEach(cleanup)

describe('[S7] what needs the password again', () => {
  it('asks for it in a dialog, also after a wrong one, and goes on where it was', async () => {
    const { asked, makeKey, user } = open()
    const made = makeKey()
    const field = await screen.findByLabelText('你的密码')
    await user.type(field, 'wrong')
    await user.click(screen.getByRole('button', { name: '继续' }))
    await screen.findByText('密码不对')
    await user.clear(field)
    await user.type(field, RIGHT)
    await user.click(screen.getByRole('button', { name: '继续' }))
    expect(await made).toEqual({ reply: { secret: 'pagoda_1' } })
    expect(asked).toEqual(['/keys', '/password/prove', '/password/prove', '/keys'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not done where nobody gives it, and two that wait ask once', async () => {
    const { asked, makeKey, user } = open()
    const both = [makeKey(), makeKey()]
    await screen.findByLabelText('你的密码')
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(await Promise.all(both)).toMatchObject([
      { failure: { code: 'password-needed' } },
      { failure: { code: 'password-needed' } },
    ])
    expect(asked).toEqual(['/keys', '/keys'])
  })
})
