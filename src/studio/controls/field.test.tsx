// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ValueField } from '../form/value-field.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

describe('[D8] what is longer than its place takes', () => {
  it('stays whole in the field, which says how much is too much until it fits', async () => {
    render(
      <Field label="名字" most={5}>
        {(ids) => <input {...ids} name="name" />}
      </Field>,
    )
    const user = userEvent.setup()
    const field = screen.getByLabelText<HTMLInputElement>('名字')
    await user.click(field)
    await user.paste('冬天的海🏖️和雪')
    expect(field.value).toBe('冬天的海🏖️和雪')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    screen.getByText('最多 5 个字，多了 3 个')
    await user.type(field, '{Backspace}{Backspace}{Backspace}')
    expect(screen.queryByText(/多了/)).toBeNull()
  })

  it.each([
    ['a line', 20],
    ['several lines', 200],
  ])('is typed into the form of a block to its end, where the check tells of it: %s', async (_what, maxLength) => {
    const changes: unknown[] = []
    render(
      <ValueField
        name="title"
        schema={{ type: 'string', title: '标题', maxLength }}
        value="早"
        isRequired
        isPlain
        isLocked={false}
        path={['props', 'title']}
        problemAt={() => undefined}
        onChange={(_path, value) => void changes.push(value)}
      />,
    )
    const user = userEvent.setup()
    const field = screen.getByLabelText<HTMLInputElement>('标题 *')
    const written = `{{ ${'offers.'.repeat(40)}title }}`
    await user.clear(field)
    await user.click(field)
    await user.paste(written)
    await user.tab()
    expect(field.value === written || changes.at(-1) === written).toBe(true)
  })

  it('is no number: it stays, is told, and takes away nothing until it is one', async () => {
    const changes: unknown[] = []
    render(
      <ValueField
        name="max"
        schema={{ type: 'integer', title: '最多几张' }}
        value={6}
        isRequired
        isPlain
        isLocked={false}
        path={['props', 'max']}
        problemAt={() => undefined}
        onChange={(_path, value) => void changes.push(value)}
      />,
    )
    const field = screen.getByLabelText<HTMLInputElement>('最多几张 *')
    // What a browser tells of 1e: no text, and that it is not because there is none.
    const type = (value: string, badInput: boolean) => {
      Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true })
      fireEvent.change(field, { target: { value } })
    }
    type('', true)
    fireEvent.blur(field)
    screen.getByText('这还不是一个数')
    expect(changes).toEqual([])
    type('12', false)
    fireEvent.blur(field)
    expect(screen.queryByText('这还不是一个数')).toBeNull()
    expect(changes).toEqual([12])
  })
})
