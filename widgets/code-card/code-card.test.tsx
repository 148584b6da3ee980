// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import CodeCard from './code-card.tsx'

afterEach(cleanup)

describe('code-card', () => {
  it('shows the digits in groups and a picture to scan, and copies the code', async () => {
    const emit = vi.fn()
    render(<CodeCard {...examples[1]!.props} {...fakeTools({ emit })} />)
    expect(screen.getByText('9000 0603 0111')).toBeTruthy()
    expect(await screen.findByRole('img', { name: '券码 900006030111 的二维码' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '复制券码' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy', { code: '900006030111' })
  })

  it('[B4] has a stamp where it can’t be used', () => {
    render(<CodeCard {...examples[2]!.props} {...fakeTools()} />)
    expect(screen.getByText('已核销')).toBeTruthy()
  })
})
