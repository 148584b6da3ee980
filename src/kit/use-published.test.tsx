// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ScreenTools } from './module.ts'
import { usePublished } from './use-published.ts'

type Values = Parameters<typeof usePublished>[1]

it('tells what the slots may read once it is known and whenever it is another; what was told stays while it loads', () => {
  const publish = vi.fn<ScreenTools['publish']>()
  const tools = { publish } as Partial<ScreenTools> as ScreenTools
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

it('tells nobody while the server renders', () => {
  expect(() => renderHook(() => usePublished(undefined, { count: 1 }))).not.toThrow()
})
