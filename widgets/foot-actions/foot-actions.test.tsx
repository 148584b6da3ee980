// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import FootActions from './foot-actions.tsx'

afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('foot-actions', () => {
  it('does at once what needs no question, and asks before what does', async () => {
    const emit = vi.fn()
    render(<FootActions {...examples[1]!.props} {...fakeTools({ emit })} />)
    press('改期')
    expect(emit).toHaveBeenLastCalledWith('main', {})
    press('取消预约')
    expect(emit).toHaveBeenCalledTimes(1)
    expect((await screen.findByRole('dialog', { name: '请确认' })).textContent).toContain('确定取消这个预约吗？')
    press('再想想')
    expect(emit).toHaveBeenCalledTimes(1)
    press('取消预约')
    press('确定')
    expect(emit).toHaveBeenLastCalledWith('second', {})
  })

  it('does nothing while it is busy or off, and tells what was refused', () => {
    const emit = vi.fn()
    render(<FootActions {...examples[2]!.props} {...fakeTools({ emit })} />)
    press('核销')
    expect(emit).not.toHaveBeenCalled()
    cleanup()
    render(<FootActions {...examples[3]!.props} {...fakeTools({ emit })} />)
    press('提交预约')
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '约满了' })
  })
})
