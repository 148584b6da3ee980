// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Chips } from './index.tsx'

afterEach(cleanup)

describe('Chips', () => {
  it('selects an option, and none when the selected one is tapped again', async () => {
    const onSelect = vi.fn()
    render(<Chips label="筛选" options={['亲子', '门票']} selected="门票" onSelect={onSelect} />)
    await userEvent.click(screen.getByRole('button', { name: '亲子', pressed: false }))
    await userEvent.click(screen.getByRole('button', { name: '门票', pressed: true }))
    expect(onSelect.mock.calls).toEqual([['亲子'], [undefined]])
  })
})
