// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast, Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})

afterEach(async () => {
  await pass(60)
  cleanup()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const say = (...what: Parameters<typeof toast>) => act(async () => toast(...what))

it('a sentence is read for seven seconds', async () => {
  await say('保存了')
  await pass(6)
  expect(screen.getByText('保存了')).toBeDefined()
  await pass(2)
  expect(screen.queryByText('保存了')).toBeNull()
})

it('what can be taken back can be reached for twenty', async () => {
  const run = vi.fn()
  await say('归档了', { action: { label: '撤销', run } })
  await pass(19)
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  expect(run).toHaveBeenCalledOnce()
  await pass(1)
  expect(screen.queryByText('归档了')).toBeNull()
})

it('none goes away while its button has the focus', async () => {
  await say('归档了', { action: { label: '撤销', run: () => {} } })
  const button = screen.getByRole('button', { name: '撤销' })
  await act(async () => button.focus())
  await pass(60)
  expect(screen.getByText('归档了')).toBeDefined()
  await act(async () => button.blur())
  await pass(21)
  expect(screen.queryByText('归档了')).toBeNull()
})
