// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field, TextField } from './index.tsx'

afterEach(cleanup)

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('TextField', () => {
  it('is called by its label, and asks for it', () => {
    render(<TextField name="name" label="姓名" value="" isRequired onChange={vi.fn()} />)
    expect([input('姓名').placeholder, input('姓名').getAttribute('aria-required')]).toEqual(['请填写姓名', 'true'])
  })

  it('takes eleven digits for a phone', () => {
    const onChange = vi.fn()
    render(<TextField name="phone" label="手机号" kind="phone" value="" onChange={onChange} />)
    expect(input('手机号').maxLength).toBe(11)
    fireEvent.change(input('手机号'), { target: { value: '138-0000 0003' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('13800000003')
  })

  it('says what is wrong where a screen reader finds it', () => {
    render(<TextField name="name" label="姓名" value="" error="请填写姓名" onChange={vi.fn()} />)
    const described = document.getElementById(input('姓名').getAttribute('aria-describedby') ?? '')
    expect([input('姓名').getAttribute('aria-invalid'), described?.textContent]).toEqual(['true', '请填写姓名'])
  })
})

describe('Field', () => {
  it('points to where it stands what is wrong with it', () => {
    render(<TextField name="name" label="姓名" value="" mistakeId="refusal" onChange={vi.fn()} />)
    expect(['aria-invalid', 'aria-describedby'].map((name) => input('姓名').getAttribute(name))).toEqual([
      'true',
      'refusal',
    ])
  })

  it('gives any control its label, and a note beside it', () => {
    render(
      <Field label="证件类型" note="选填">
        {(control) => (
          <select {...control}>
            <option>身份证</option>
          </select>
        )}
      </Field>,
    )
    expect(screen.getByRole('combobox', { name: /^证件类型 *选填$/ })).toBeTruthy()
  })
})
