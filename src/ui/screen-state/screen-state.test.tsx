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
  expect(told.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/tc-fostay/order')
  expect(told.queryByRole('button')).toBeNull()
})

it('leads to where else the thing may be', () => {
  const other = { text: '我的预约', to: '/myBus/myAppointment' }
  render(<ScreenFailure code="not-found" gone="没有找到这项服务" other={other} onRetry={vi.fn()} />)
  const ways = screen.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
  expect(ways).toEqual([
    ['我的预约', '/tc-fostay/myBus/myAppointment'],
    ['去首页', '/tc-fostay/'],
  ])
})

it.each([
  ['offline', '请检查网络，网络恢复后会自动加载'],
  ['502', '请稍后再试'],
])('blames the network only where there is none: %s', (code, hint) => {
  const { told } = show(code)
  expect(told.getByText(hint)).toBeTruthy()
  expect(told.getByRole('link', { name: '去首页' })).toBeTruthy()
})

it('offers another try where the screen could not be had', () => {
  const { told, onRetry } = show('offline')
  fireEvent.click(told.getByRole('button', { name: '重新加载' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(told.queryByText('没有找到这个预约')).toBeNull()
})
