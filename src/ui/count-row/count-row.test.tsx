// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CountRow } from './index.tsx'

afterEach(cleanup)

describe('CountRow', () => {
  it('names what is counted and what bounds it, and tells the next number', () => {
    const onChange = vi.fn()
    const { container } = render(
      <CountRow label="成人" hint="每间最多 2 位" value={1} min={1} max={2} onChange={onChange} />,
    )
    expect(container.textContent).toBe('成人每间最多 2 位1')
    fireEvent.click(screen.getByRole('button', { name: '增加成人' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('says nothing of a bound that there is not', () => {
    const { container } = render(<CountRow label="成人" value={1} min={1} max={2} onChange={vi.fn()} />)
    expect(container.textContent).toBe('成人1')
  })
})
