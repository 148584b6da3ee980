// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PreviewAsForm } from './preview-as.tsx'

afterEach(cleanup)

it('folds what lies over the page by Esc, and the focus is back where it was opened', async () => {
  const user = userEvent.setup()
  render(<PreviewAsForm as={{}} experiments={{}} onChange={() => {}} />)
  const line = screen.getByText('现在 · 访客')
  await user.click(line)
  expect(line.parentElement).toHaveProperty('open', true)
  screen.getByLabelText('会员').focus()
  await user.keyboard('{Escape}')
  expect(line.parentElement).toHaveProperty('open', false)
  expect(document.activeElement).toBe(line)
})
