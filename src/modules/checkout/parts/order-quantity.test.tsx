// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OrderQuantity } from './order-quantity.tsx'

afterEach(cleanup)

const free = { count: 2, single: 0, total: 0, stock: 99 }

function show(quantity = free, isBusy = false) {
  const told = { onChange: vi.fn(), onBlocked: vi.fn() }
  const { container } = render(<OrderQuantity {...{ quantity, isBusy }} {...told} />)
  return { ...told, text: container.textContent }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the number of copies', () => {
  it('[R11] asks for one more and for one less', () => {
    const { onChange } = show()
    press('增加购买数量')
    press('减少购买数量')
    expect(onChange.mock.calls).toEqual([[3], [1]])
  })

  it.each([
    [{ ...free, count: 5, single: 5, stock: 260 }, '增加购买数量', 'max'],
    [{ ...free, total: 2, stock: 60 }, '增加购买数量', 'max'],
    [{ ...free, count: 4, single: 5, stock: 4 }, '增加购买数量', 'max'],
    [{ ...free, count: 1 }, '减少购买数量', 'min'],
  ] as const)('[R11] of %j says on %s that it is at its end', (quantity, button, why) => {
    const { onChange, onBlocked } = show(quantity)
    press(button)
    expect([onChange.mock.calls, onBlocked.mock.calls]).toEqual([[], [[why]]])
  })

  it('[R11] says what bounds it before somebody runs into it', () => {
    expect([show({ ...free, total: 2 }).text, show({ ...free, single: 5 }).text, show().text]).toEqual([
      ...[expect.stringContaining('每人限购 2 件'), expect.stringContaining('每次最多 5 件')],
      expect.not.stringMatching(/限购|最多/),
    ])
  })

  it('[R11] waits while it is being changed', () => {
    const { onChange } = show(free, true)
    press('增加购买数量')
    expect(onChange).not.toHaveBeenCalled()
  })
})
