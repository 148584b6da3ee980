// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyLogin, type LoginState } from '../login-flow.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

afterEach(cleanup)

const agreements = [
  { title: '用户协议', to: '/content/30201' },
  { title: '隐私政策', to: '/content/30202' },
]

function show(part: Partial<LoginState> = {}, over: Partial<LoginFormProps> = {}) {
  const told = {
    onType: vi.fn(),
    onSendCode: vi.fn(),
    onOtherQuestion: vi.fn(),
    onLogin: vi.fn(),
    onChannelLogin: vi.fn(),
  }
  const of = (state: LoginState) => (
    <LoginForm {...{ state, wait: 0, agreements, channelLogin: undefined }} {...told} {...over} />
  )
  const { rerender } = render(of({ ...emptyLogin, ...part }))
  return { ...told, give: (next: Partial<LoginState>) => rerender(of({ ...emptyLogin, ...next })) }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const wrongWords = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? 'none')?.textContent

describe('the form of the login', () => {
  it('tells of what is typed: digits only, no more than a phone and a code have', () => {
    const { onType } = show()
    fireEvent.change(field('手机号'), { target: { value: '138-0000-0001 9' } })
    fireEvent.change(field('验证码'), { target: { value: ' 12 34567' } })
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
    expect(onType.mock.calls).toEqual([[{ mobile: '13800000001' }], [{ code: '123456' }], [{ isAgreed: true }]])
    const hints = ['手机号', '验证码'].map((name) => [field(name).autocomplete, field(name).inputMode])
    expect(hints).toEqual([
      ['tel-national', 'numeric'],
      ['one-time-code', 'numeric'],
    ])
  })

  it('[R1] is whole as the server makes it, and adopts what was typed into that', async () => {
    const props = { state: emptyLogin, wait: 0, agreements, channelLogin: '微信一键登录' }
    const told = {
      onType: vi.fn(),
      onSendCode: vi.fn(),
      onOtherQuestion: vi.fn(),
      onLogin: vi.fn(),
      onChannelLogin: vi.fn(),
    }
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(<LoginForm {...props} {...told} />)
    expect(place.querySelectorAll('button')).toHaveLength(3)
    place.querySelector<HTMLInputElement>('[name=mobile]')!.value = '13800000001'
    const root = await act(() => hydrateRoot(place, <LoginForm {...props} {...told} />))
    expect(told.onType.mock.calls).toEqual([[{ mobile: '13800000001' }]])
    act(() => root.unmount())
    place.remove()
  })

  it('tells of each way in, and links what is agreed to', () => {
    const { onSendCode, onLogin, onChannelLogin } = show({}, { channelLogin: '微信一键登录' })
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    fireEvent.submit(field('手机号').form!)
    fireEvent.click(screen.getByRole('button', { name: '微信一键登录' }))
    expect([onSendCode, onLogin, onChannelLogin].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe('/tc-fostay/content/30202')
  })

  it('[R5] has no channel login where the channel has none', () => {
    show()
    expect(screen.queryByText('或')).toBeNull()
  })

  it('[R2] says under each field what is wrong, and leads to the first of it, each time', () => {
    const { give } = show()
    give({ errors: { mobile: '请填写手机号', code: '请填写验证码' }, focus: { field: 'mobile' } })
    expect([wrongWords('手机号'), wrongWords('验证码')]).toEqual(['请填写手机号', '请填写验证码'])
    expect(document.activeElement).toBe(field('手机号'))
    give({ errors: { isAgreed: '请先阅读并同意用户协议和隐私政策' }, focus: { field: 'isAgreed' } })
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  })

  it('[R3] says how long to wait for another code, and why none was sent', () => {
    show({ sms: 'sent', smsRefusal: '发送太频繁' }, { wait: 30 })
    expect(screen.getByRole('button', { name: '30 秒后重发' }).getAttribute('aria-disabled')).toBe('true')
    expect(wrongWords('验证码')).toBe('发送太频繁')
    cleanup()
    show({ sms: 'sent' })
    expect(screen.getByRole('button', { name: '重新获取' })).toBeTruthy()
  })

  it('[R6] asks before the field of the code, says what was wrong, and can ask another', () => {
    const { onType, onOtherQuestion, onSendCode, onLogin, give } = show()
    const question = { text: '三加八等于几？', token: 't' }
    give({ question, errors: { answer: '答案不对，请回答新的问题' }, focus: { field: 'answer' } })
    const name = '请先回答：三加八等于几？（填数字）'
    expect([document.activeElement, wrongWords(name)]).toEqual([field(name), '答案不对，请回答新的问题'])
    expect(field(name).compareDocumentPosition(field('验证码'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.change(field(name), { target: { value: '11' } })
    expect(onType).toHaveBeenLastCalledWith({ answer: '11' })
    fireEvent.submit(field(name).form!)
    expect([onSendCode.mock.calls.length, onLogin.mock.calls.length]).toEqual([1, 0])
    field('验证码').focus()
    fireEvent.submit(field(name).form!)
    expect([onSendCode.mock.calls.length, onLogin.mock.calls.length]).toEqual([1, 1])
    fireEvent.click(screen.getByRole('button', { name: '换一题' }))
    expect(onOtherQuestion).toHaveBeenCalledOnce()
  })

  it('[R4] says why the login was refused, and waits for its end', () => {
    show({ refusal: '验证码错误或已过期' })
    expect(screen.getByRole('alert').textContent).toBe('验证码错误或已过期')
    cleanup()
    show({ isBusy: true })
    expect(screen.getByRole('button', { name: '登录中...' }).getAttribute('aria-disabled')).toBe('true')
    expect(field('手机号').readOnly).toBe(true)
  })
})
