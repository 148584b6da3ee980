// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import { fakeMemory } from '../../src/kit/fake-tools.ts'
import RedeemForm from './redeem-form.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '兑换码' })

describe('redeem-form', () => {
  it('tells what was typed, without the spaces around it, and says when nothing was', () => {
    const emit = vi.fn()
    render(<RedeemForm {...examples[0]!.props} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button'))
    expect(emit).toHaveBeenLastCalledWith('incomplete', { message: '请输入兑换码' })
    fireEvent.change(field(), { target: { value: ' LANTU2026 ' } })
    fireEvent.click(screen.getByRole('button'))
    expect(emit).toHaveBeenLastCalledWith('submit', { code: 'LANTU2026' })
  })

  it('keeps what was typed until it was taken', () => {
    const memory = fakeMemory()
    const { rerender, unmount } = render(<RedeemForm {...examples[0]!.props} {...fakeTools({ memory })} />)
    fireEvent.change(field(), { target: { value: 'HALF' } })
    unmount()
    const again = render(<RedeemForm {...examples[0]!.props} {...fakeTools({ memory })} />)
    expect(field().value).toBe('HALF')
    again.rerender(<RedeemForm {...examples[3]!.props} {...fakeTools({ memory })} />)
    expect([field().value, memory.get('code', 'visit')]).toEqual(['', undefined])
    expect(rerender).toBeTypeOf('function')
  })

  it('says why not, and submits nothing twice', () => {
    const emit = vi.fn()
    render(<RedeemForm {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('alert').textContent).toBe('兑换码已过期')
    cleanup()
    render(<RedeemForm {...examples[2]!.props} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button'))
    expect(emit).not.toHaveBeenCalled()
  })
})
