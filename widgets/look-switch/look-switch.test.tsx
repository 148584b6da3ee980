// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DARK, lookScript } from '../../src/domain/look/look-script.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import LookSwitch from './look-switch.tsx'

const HEAD = `<meta name="theme-color" content="#17212a" media="${DARK}"><style></style><style media="${DARK}"></style>`
const arrive = () => {
  document.head.innerHTML = HEAD
  runInNewContext(`${lookScript};self.look=look`, { document, localStorage, self: globalThis })
}
const sides = () => [...document.head.querySelectorAll('[media]')].map((one) => one.getAttribute('media'))
const button = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('look-switch', () => {
  beforeEach(() => {
    localStorage.clear()
    arrive()
  })
  afterEach(cleanup)

  it('follows the system until somebody chooses', () => {
    render(<LookSwitch {...fakeTools()} />)
    expect(screen.getByRole('radiogroup', { name: '外观' })).toBeTruthy()
    expect([button('跟随系统').checked, button('深色').checked]).toEqual([true, false])
    expect(sides()).toEqual([DARK, DARK])
  })

  it('shows the dark side at once, on this device from then on, and follows the system again', async () => {
    render(<LookSwitch {...fakeTools()} />)
    await userEvent.click(button('深色'))
    expect([button('深色').checked, ...sides()]).toEqual([true, 'all', 'all'])
    arrive()
    expect(sides()).toEqual(['all', 'all'])
    await userEvent.click(button('跟随系统'))
    expect(sides()).toEqual([DARK, DARK])
    expect(localStorage).toHaveLength(0)
  })

  it('shows the light side whatever the system has', async () => {
    render(<LookSwitch {...fakeTools()} />)
    await userEvent.click(button('浅色'))
    arrive()
    expect(sides()).toEqual(['not all', 'not all'])
  })

  it('is the same for everybody when the server makes the page', () => {
    localStorage.setItem('look', 'dark')
    expect(renderToString(<LookSwitch {...fakeTools()} />)).toMatch(/data-on="true"[^>]*><input[^>]*\/>跟随系统/)
  })

  it('holds for this page on a device that keeps nothing', async () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    render(<LookSwitch {...fakeTools()} />)
    await userEvent.click(button('深色'))
    expect(sides()).toEqual(['all', 'all'])
    set.mockRestore()
  })
})
