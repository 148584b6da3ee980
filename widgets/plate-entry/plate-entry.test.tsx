// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PlateEntry from './plate-entry.tsx'

afterEach(cleanup)

describe('plate-entry', () => {
  it('[B2.8] tells what is free, and leaves the check of the guest to the page', () => {
    const emit = vi.fn()
    render(<PlateEntry {...examples[1]!.props} {...fakeTools({ emit })} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(examples[1]!.props.facts)
    expect(emit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '登记车牌' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('start', {})
  })

  it('has no list without facts', () => {
    render(<PlateEntry {...fakeTools()} />)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: '住店客人免费停车' })).toBeTruthy()
  })
})
