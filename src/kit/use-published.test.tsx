// @vitest-environment happy-dom
import { render, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ScreenTools } from './module.ts'
import { usePublished } from './use-published.ts'

type Values = Parameters<typeof usePublished>[1]

it('tells what the slots may read once it is known and whenever it is another; what was told stays while it loads', () => {
  const publish = vi.fn<ScreenTools['publish']>()
  const atFirst = { publish: () => undefined } as Partial<ScreenTools> as ScreenTools
  const tools = { publish, atFirst } as Partial<ScreenTools> as ScreenTools
  const { rerender } = renderHook(({ values }: { values: Values }) => usePublished(tools, values), {
    initialProps: { values: undefined as Values },
  })
  expect(publish).not.toHaveBeenCalled()
  rerender({ values: { count: 1 } })
  expect(publish).toHaveBeenLastCalledWith({ count: 1 })
  rerender({ values: { count: 2 } })
  rerender({ values: undefined })
  expect(publish).toHaveBeenLastCalledWith({ count: 2 })
})

it('tells the first rendering before the slots are rendered, and only that one', () => {
  const publish = vi.fn<ScreenTools['publish']>()
  const atFirst = { publish } as Partial<ScreenTools> as ScreenTools
  const tools = { publish: () => undefined, atFirst } as Partial<ScreenTools> as ScreenTools
  function Screen({ count }: { readonly count: number }) {
    usePublished(tools, { count })
    return <Slot />
  }
  const Slot = () => <p>{publish.mock.calls.length}</p>
  const { container, rerender } = render(<Screen count={1} />)
  expect(container.textContent).toBe('1')
  rerender(<Screen count={2} />)
  expect(publish.mock.calls).toEqual([[{ count: 1 }]])
})
