// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import NextVisit from './next-visit.tsx'

afterEach(cleanup)

const show = (name: string) =>
  render(<NextVisit {...examples.find((one) => one.name === name)!.props} {...fakeTools()} />).container.textContent

describe('next-visit', () => {
  it('says what is next of a stay, a voucher and a parcel', () => {
    expect(show('住宿')).toContain('12月24日 周四入住')
    cleanup()
    expect(show('券码')).toContain('12月16日 周三到店，出示券码')
    cleanup()
    expect(show('没有日期')).toContain('到店出示券码就能使用')
    cleanup()
    expect(show('邮寄')).toContain('等商家发货')
  })

  it('has a file for the phone’s calendar, and none where there is no day', () => {
    show('住宿')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '加入日历' })
    expect(link.getAttribute('download')).toBe('90000324.ics')
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTSTART;VALUE=DATE:20261224')
    cleanup()
    show('没有日期')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
