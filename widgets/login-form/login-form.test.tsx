// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import LoginForm from './login-form.tsx'
import type { LoginFormProps } from './props.schema.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(over: LoginFormProps = {}) {
  const emit = vi.fn()
  const tools = fakeTools({ emit, now: () => Date.now() })
  const of = (more: LoginFormProps) => <LoginForm {...more} {...tools} />
  const { rerender } = render(of(over))
  return { emit, give: (more: LoginFormProps) => rerender(of(more)) }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }))
const send = () => fireEvent.submit(field('手机号').form!)
const sendCode = () => fireEvent.click(screen.getByRole('button', { name: /验证码|重发|重新获取/ }))
const wrongWords = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? 'none')?.textContent

describe('login-form', () => {
  it('logs in with a phone, a code and the agreement', () => {
    const { emit } = show()
    type('手机号', '13800000001')
    type('验证码', '123456')
    agree()
    send()
    expect(emit).toHaveBeenCalledExactlyOnceWith('login', { mobile: '13800000001', code: '123456' })
  })

  it.each([
    ['', '请填写手机号'],
    ['1380000000', '请输入正确的手机号'],
    ['12800000001', '请输入正确的手机号'],
  ])('says under the phone what is wrong with "%s", sends nothing and leads there (B5)', (mobile, words) => {
    const { emit } = show()
    type('手机号', mobile)
    sendCode()
    expect(wrongWords('手机号')).toBe(words)
    expect(document.activeElement).toBe(field('手机号'))
    send()
    expect(emit).not.toHaveBeenCalled()
  })

  it.each([
    ['', '请填写验证码'],
    ['12345', '请输入 6 位验证码'],
  ])('says under the code what is wrong with "%s"', (code, words) => {
    const { emit } = show()
    type('手机号', '13800000001')
    type('验证码', code)
    agree()
    send()
    expect(wrongWords('验证码')).toBe(words)
    expect(emit).not.toHaveBeenCalled()
  })

  it('must be agreed to, by whatever way the login goes', () => {
    const { emit } = show({ channelLogin: '微信一键登录' })
    type('手机号', '13800000001')
    type('验证码', '123456')
    send()
    expect(screen.getByText('请先阅读并同意用户协议和隐私政策')).toBeTruthy()
    agree()
    expect(screen.queryByText('请先阅读并同意用户协议和隐私政策')).toBeNull()
    agree()
    fireEvent.click(screen.getByRole('button', { name: '微信一键登录' }))
    expect(emit).not.toHaveBeenCalled()
    agree()
    fireEvent.click(screen.getByRole('button', { name: '微信一键登录' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('channel-login', {})
  })

  it('has no channel login where the channel has none', () => {
    show()
    expect(screen.queryByText('或')).toBeNull()
  })

  it('takes digits only, no more than a phone and a code have, and lets the phone fill them in', () => {
    show()
    type('手机号', '138-0000-0001 9')
    type('验证码', ' 12 34567')
    expect([field('手机号').value, field('验证码').value]).toEqual(['13800000001', '123456'])
    const hints = ['手机号', '验证码'].map((name) => [field(name).autocomplete, field(name).inputMode])
    expect(hints).toEqual([
      ['tel-national', 'numeric'],
      ['one-time-code', 'numeric'],
    ])
  })

  it('counts down what the server says until a code may be sent again', () => {
    const { emit, give } = show()
    type('手机号', '13800000001')
    sendCode()
    expect(emit).toHaveBeenCalledExactlyOnceWith('send-code', { mobile: '13800000001' })
    give({ sms: { status: 'busy' } })
    sendCode()
    give({ sms: { status: 'done', reply: { data: { waitSeconds: 30 } } } })
    expect(screen.getByRole('button', { name: '30 秒后重发' })).toBeTruthy()
    act(() => void vi.advanceTimersByTime(29_000))
    expect(screen.getByRole('button', { name: '1 秒后重发' })).toBeTruthy()
    sendCode()
    expect(emit).toHaveBeenCalledOnce()
    act(() => void vi.advanceTimersByTime(1000))
    fireEvent.click(screen.getByRole('button', { name: '重新获取' }))
    expect(emit).toHaveBeenCalledTimes(2)
  })

  it('says why no code was sent, and why the login was refused', () => {
    show({
      sms: { status: 'refused', message: '发送太频繁' },
      result: { status: 'refused', message: '验证码错误或已过期' },
    })
    expect(wrongWords('验证码')).toBe('发送太频繁')
    expect(screen.getByRole('alert').textContent).toBe('验证码错误或已过期')
  })

  it('waits for its own end', () => {
    const { emit, give } = show()
    type('手机号', '13800000001')
    type('验证码', '123456')
    agree()
    give({ result: { status: 'busy' } })
    expect(screen.getByRole('button', { name: '登录中...' }).getAttribute('aria-disabled')).toBe('true')
    send()
    expect(emit).not.toHaveBeenCalled()
  })
})
