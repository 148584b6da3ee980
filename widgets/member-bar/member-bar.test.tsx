// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MemberBar from './member-bar.tsx'

afterEach(cleanup)

const show = (name: string, emit = vi.fn()) =>
  render(<MemberBar {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />).container
    .textContent

describe('member-bar', () => {
  it('[A6] asks a visitor to log in for the member price', () => {
    const emit = vi.fn()
    expect(show('访客', emit)).toBe('会员查看会员优惠价登录')
    fireEvent.click(screen.getByRole('button'))
    expect(emit).toHaveBeenCalledWith('login', {})
  })

  it('[A6] tells a member what the level takes off', () => {
    expect(show('金卡会员')).toBe('会员尊享金卡会员享 9.5 折')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells a member of a level without discount where it begins', () => {
    expect(show('普通会员')).toBe('银卡会员起享会员价')
  })

  it('[A6] promises no discount when the vip rate is lower', () => {
    expect(show('自己的折扣更低')).not.toContain('9.5')
  })
})
