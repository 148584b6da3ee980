// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createFlow, useFlow } from './flow.ts'

afterEach(cleanup)

interface Contact {
  readonly name: string
  readonly phone: string
}

function Form() {
  const [contact, send] = useFlow<Contact, Partial<Contact>>(() =>
    createFlow({
      initial: { name: '', phone: '' },
      transition: (state, part) => ({ state: { ...state, ...part }, effects: [] }),
      perform: () => undefined,
    }),
  )
  return (
    <>
      <input
        aria-label="姓名"
        value={contact.name}
        onChange={({ target }) => send({ ...contact, name: target.value })}
      />
      <input
        aria-label="手机号"
        value={contact.phone}
        onChange={({ target }) => send({ ...contact, phone: target.value })}
      />
    </>
  )
}

it('a field of a flow shows what is typed at once, so that a browser may fill in several without a pause', () => {
  render(<Form />)
  const [name, phone] = ['姓名', '手机号'].map((label) => screen.getByLabelText<HTMLInputElement>(label))
  fireEvent.change(name!, { target: { value: '林小满' } })
  expect(name!.value).toBe('林小满')
  fireEvent.change(phone!, { target: { value: '13800000000' } })
  expect([name!.value, phone!.value]).toEqual(['林小满', '13800000000'])
})
