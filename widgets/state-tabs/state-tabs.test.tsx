// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StateTabs from './state-tabs.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<StateTabs {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const tab = (name: string | RegExp) => screen.getByRole('button', { name })
const isChosen = (name: string | RegExp) => tab(name).getAttribute('aria-current') === 'true'

describe('state-tabs', () => {
  it('marks the chosen one, and the first where none or an unknown one is', () => {
    show('有数目')
    expect([isChosen(/^可用/), isChosen(/^已使用/)]).toEqual([false, true])
    for (const name of ['最少', '没有选中的']) {
      cleanup()
      show(name)
      expect([isChosen('可用'), isChosen('已使用')]).toEqual([true, false])
    }
  })

  it('tells which is wanted', () => {
    const emit = show('最少')
    fireEvent.click(tab('已过期'))
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'expired' })
  })

  it('shows how many each has, none too', () => {
    show('有数目')
    expect(tab(/^可用/).textContent).toBe('可用0')
    expect(tab(/^已使用/).textContent).toBe('已使用3')
  })

  it('brings the chosen one of a long row into view', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
    show('很多')
    expect(screen.getByRole('navigation').scrollLeft).toBe(260)
    vi.restoreAllMocks()
  })
})
