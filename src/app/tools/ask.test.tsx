// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ask } from './ask.tsx'

afterEach(cleanup)

/** Asks, with what stands over the page drawn as the app draws it. */
function asked() {
  const { rerender } = render(<></>)
  const showOver = (content: ReactNode) => rerender(<>{content}</>)
  const answer = ask({ title: '取消订单', text: '是否确认取消？', yes: '确认取消', no: '再想想' }, { showOver })
  return { answer, leave: () => rerender(<></>) }
}

it.each([
  ['确认取消', true],
  ['再想想', false],
])('%s answers %s, and the question is gone', async (name, answered) => {
  const { answer } = asked()
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(await answer).toBe(answered)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('is answered with no when the page is left', async () => {
  const { answer, leave } = asked()
  await screen.findByRole('dialog')
  leave()
  expect(await answer).toBe(false)
})
