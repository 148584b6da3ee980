// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import LoginBanner from './login-banner.tsx'

afterEach(cleanup)

function show(at: number) {
  const emit = vi.fn()
  render(<LoginBanner {...examples[at]!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('login-banner', () => {
  it('[B6] asks a guest to log in', () => {
    const emit = show(0)
    expect(screen.getByText('登录后查看会员优惠价')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('login', {})
  })

  it('[B6] tells members by their level', () => {
    show(1)
    expect(screen.getByText('金卡会员尊享 9.5 折')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    show(2)
    expect(screen.getByText('您好，普通会员')).toBeTruthy()
  })
})
