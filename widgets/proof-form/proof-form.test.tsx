// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import ProofForm from './proof-form.tsx'
import type { ProofFormProps } from './props.schema.ts'

afterEach(cleanup)

const NUMBER = '110101199003071233'

function show(over: Partial<ProofFormProps> = {}, memory = fakeMemory()) {
  const emit = vi.fn()
  const tools = fakeTools({ emit, memory })
  const of = (more: Partial<ProofFormProps>) => (
    <ProofForm {...{ fields: ['name', 'number'], button: '提交认证' }} {...over} {...more} {...tools} />
  )
  const { rerender } = render(of({}))
  return { emit, give: (more: Partial<ProofFormProps>) => rerender(of(more)) }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('proof-form', () => {
  it('says under each field what is wrong, and sends nothing', () => {
    const { emit } = show({ consent: '同意' })
    type('身份证号', '110101199003071234')
    press('提交认证')
    for (const text of ['请填写姓名', '身份证号有误，请检查', '请先勾选同意'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field('姓名'))
    expect(emit).not.toHaveBeenCalled()
  })

  it('sends what was filled in, without the spaces around it, and whether it was ticked', () => {
    const { emit } = show({ consent: '同意', extra: '存为出行人' })
    type('姓名', ' 林小满 ')
    type('身份证号', NUMBER)
    fireEvent.click(screen.getByRole('checkbox', { name: '同意' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '存为出行人' }))
    press('提交认证')
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', {
      name: '林小满',
      number: NUMBER,
      mail: '',
      code: '',
      extra: true,
    })
  })

  it('asks for a code to an address, and for another only after a minute', () => {
    const { emit, give } = show({ fields: ['mail', 'code'] })
    press('获取验证码')
    expect([emit.mock.calls.length, screen.getByText('请填写企业邮箱')]).toEqual([0, expect.anything()])
    type('企业邮箱', 'lin@corp.example')
    press('获取验证码')
    expect(emit).toHaveBeenCalledExactlyOnceWith('send', { mail: 'lin@corp.example' })
    give({ sent: { status: 'done' } })
    expect(screen.getByRole('button', { name: /秒后重发/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('sends nothing while it is under way, and says why it did not go', () => {
    const { emit, give } = show({ fields: ['code'], result: { status: 'busy' } })
    type('验证码', '123456')
    press('提交认证')
    expect(emit).not.toHaveBeenCalled()
    give({ result: { status: 'refused', message: '验证码错误或已过期' } })
    expect(screen.getByRole('alert').textContent).toBe('验证码错误或已过期')
  })

  it('has what was typed and ticked after a reload, but for the code, until it was taken', () => {
    const memory = fakeMemory()
    const fields = ['name', 'number', 'mail', 'code'] as const
    const asked = { fields: [...fields], consent: '同意', extra: '存为出行人' }
    show(asked, memory)
    const typed = [
      ['姓名', '林小满'],
      ['身份证号', NUMBER],
      ['企业邮箱', 'lin@corp.example'],
      ['验证码', '123456'],
    ] as const
    for (const [name, value] of typed) type(name, value)
    fireEvent.click(screen.getByRole('checkbox', { name: '同意' }))
    cleanup()
    const { give } = show(asked, memory)
    expect(typed.map(([name]) => field(name).value)).toEqual(['林小满', NUMBER, 'lin@corp.example', ''])
    const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    expect(ticked()).toEqual([true, false])
    give({ result: { status: 'done' } })
    cleanup()
    show(asked, memory)
    expect([...typed.map(([name]) => field(name).value), ...ticked()]).toEqual(['', '', '', '', false, false])
  })
})
