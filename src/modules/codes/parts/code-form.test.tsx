// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CodeForm, type CodeFormProps } from './code-form.tsx'

afterEach(cleanup)

function show(over: Partial<CodeFormProps> = {}) {
  const told = { onType: vi.fn(), onSubmit: vi.fn() }
  const words = { label: '兑换码', placeholder: '请输入兑换码', button: '兑换' }
  render(<CodeForm {...words} {...{ text: '', refusal: '', isBusy: false }} {...told} {...over} />)
  return told
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '兑换码' })

describe('the form of a code', () => {
  it('tells what is typed, and that it is to be sent', () => {
    const { onType, onSubmit } = show()
    fireEvent.change(field(), { target: { value: ' LANTU2026 ' } })
    fireEvent.click(screen.getByRole('button', { name: '兑换' }))
    expect([onType.mock.calls, onSubmit.mock.calls.length]).toEqual([[[' LANTU2026 ']], 1])
  })

  it('[R2] says under the field why not', () => {
    show({ text: 'OLD', refusal: '兑换码已过期', hint: '兑换码不分大小写' })
    expect(screen.getByRole('alert').textContent).toBe('兑换码已过期')
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['OLD', 'true'])
  })

  it('[R2] says that it is on its way', () => {
    show({ isBusy: true })
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})
