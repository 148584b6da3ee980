// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MainButton } from './index.tsx'

afterEach(cleanup)

const press = () => fireEvent.click(screen.getByRole('button'))

describe('MainButton', () => {
  it('does what it says', () => {
    const onPress = vi.fn()
    render(<MainButton onPress={onPress}>下一步</MainButton>)
    press()
    expect(onPress).toHaveBeenCalledOnce()
  })

  it.each([{ isBusy: true }, { isOff: true }])(
    'does nothing while it can not, and can still be focused: %o',
    (locked) => {
      const onPress = vi.fn()
      render(
        <MainButton {...locked} onPress={onPress}>
          下一步
        </MainButton>,
      )
      press()
      expect(onPress).not.toHaveBeenCalled()
      const button = screen.getByRole<HTMLButtonElement>('button')
      expect([button.getAttribute('aria-disabled'), button.disabled]).toEqual(['true', false])
    },
  )

  it('submits the form around it when it has nothing of its own to do', () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <MainButton>提交</MainButton>
      </form>,
    )
    press()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
