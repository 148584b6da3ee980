// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenFailure } from './index.tsx'

afterEach(cleanup)

function show(code: string) {
  const onRetry = vi.fn()
  render(<ScreenFailure code={code} gone="没有找到这个预约" onRetry={onRetry} />)
  return { onRetry, told: within(screen.getByRole('status')) }
}

it('says what is not there, and leads on: another try is of no use', () => {
  const { told } = show('not-found')
  expect(told.getByText('没有找到这个预约')).toBeTruthy()
  expect(told.getByRole('link', { name: '去首页' }).getAttribute('href')).toBe('/tc-fostay/')
  expect(told.queryByRole('button')).toBeNull()
})

it('offers another try where the screen could not be had', () => {
  const { told, onRetry } = show('offline')
  fireEvent.click(told.getByRole('button', { name: '重新加载' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(told.queryByText('没有找到这个预约')).toBeNull()
})
