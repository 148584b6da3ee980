// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import AskDialog from './index.tsx'

afterEach(cleanup)

function show(text?: string) {
  const [onYes, onNo] = [vi.fn(), vi.fn()]
  const words = { title: '取消订单', yes: '确认取消', no: '再想想', ...(text && { text }) }
  render(<AskDialog {...words} {...{ onYes, onNo }} />)
  return { onYes, onNo }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('AskDialog', () => {
  it('is called by its title, and tells yes from no', () => {
    const { onYes, onNo } = show('订单不能恢复')
    expect(screen.getByRole('dialog', { name: '取消订单' }).textContent).toContain('订单不能恢复')
    press('确认取消')
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 0])
    press('再想想')
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([1, 1])
  })

  it('has a yes of its own colour for what can’t be had again, and no other', () => {
    const isDanger = () => screen.getByRole('button', { name: '确认取消' }).hasAttribute('data-danger')
    show()
    expect(isDanger()).toBe(false)
    cleanup()
    render(<AskDialog title="删除" yes="确认取消" no="再想想" danger onYes={vi.fn()} onNo={vi.fn()} />)
    expect(isDanger()).toBe(true)
  })

  it('takes closing it for a no', () => {
    const { onYes, onNo } = show()
    press('关闭')
    expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([0, 1])
  })
})
