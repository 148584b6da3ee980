// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useRefused } from './use-refused.ts'

afterEach(cleanup)

interface ButtonProps {
  readonly order: { readonly status: string; readonly message?: string }
  readonly emit: (event: string, payload?: unknown) => void
}

function Button({ order, emit }: ButtonProps): ReactNode {
  useRefused(order, emit)
  return null
}

describe('useRefused', () => {
  it('tells a refusal once, though its page says it again in other words of the same', () => {
    const emit = vi.fn()
    const shown = (order: ButtonProps['order'], mode: 'visible' | 'hidden' = 'visible') => (
      <Activity mode={mode}>
        <Button order={order} emit={emit} />
      </Activity>
    )
    const { rerender } = render(shown({ status: 'busy' }))
    expect(emit).not.toHaveBeenCalled()
    rerender(shown({ status: 'refused', message: '已约满' }))
    rerender(shown({ status: 'refused', message: '已约满' }))
    rerender(shown({ status: 'refused', message: '已约满' }, 'hidden'))
    rerender(shown({ status: 'refused', message: '已约满' }))
    expect(emit.mock.calls).toEqual([['refused', { message: '已约满' }]])
  })

  it('tells the next one, for the same reason too', () => {
    const emit = vi.fn()
    const { rerender } = render(<Button order={{ status: 'refused', message: '已约满' }} emit={emit} />)
    rerender(<Button order={{ status: 'busy' }} emit={emit} />)
    rerender(<Button order={{ status: 'refused', message: '已约满' }} emit={emit} />)
    expect(emit).toHaveBeenCalledTimes(2)
    rerender(<Button order={{ status: 'refused' }} emit={emit} />)
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '' })
  })
})
