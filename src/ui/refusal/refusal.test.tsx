// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Refusal } from './index.tsx'

afterEach(cleanup)

describe('Refusal', () => {
  it('is there before its words, so that they are read out, and empty until then', () => {
    const { rerender } = render(<Refusal>{undefined}</Refusal>)
    const alert = screen.getByRole('alert')
    expect(alert.childNodes).toHaveLength(0)
    rerender(<Refusal>请选择日期</Refusal>)
    expect([screen.getByRole('alert') === alert, alert.textContent]).toEqual([true, '请选择日期'])
    rerender(<Refusal>{false}</Refusal>)
    expect(alert.childNodes).toHaveLength(0)
  })
})
