// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GoodsPicker from './goods-picker.tsx'

vi.mock('./goods-sheet.tsx', () => {
  throw new Error('no network')
})
afterEach(cleanup)

it('goods-picker is closed again when the code of its sheet can’t be had, so that another tap opens it', async () => {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const { rerender } = render(<GoodsPicker {...examples[1]!.props} {...tools} open="buy" />)
  await vi.waitFor(() => expect(emit).toHaveBeenCalledExactlyOnceWith('close', {}))
  rerender(<GoodsPicker {...examples[1]!.props} {...tools} open="" />)
  rerender(<GoodsPicker {...examples[1]!.props} {...tools} open="buy" />)
  expect(emit, 'it stays open while it is asked for again').toHaveBeenCalledOnce()
})
