// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import HotelFacts from './hotel-facts.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<HotelFacts {...examples.find((example) => example.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

describe('hotel-facts', () => {
  it('says when to come and to go, and how old it is', () => {
    show('都有')
    expect(texts('definition')).toEqual(['15:00 后', '12:00 前', '2021 年'])
  })

  it('lists what it has', () => {
    show('都有')
    expect(within(screen.getByRole('list', { name: '设施' })).getAllByRole('listitem')).toHaveLength(7)
  })

  it('gives its address to be copied', () => {
    const emit = show('都有')
    fireEvent.click(screen.getByRole('button', { name: '复制地址' }))
    expect(emit).toHaveBeenCalledWith('copy', { text: '澜城市月牙湾环岛东路 1 号' })
  })

  it('leaves out what it does not know', () => {
    show('只有时间')
    expect(texts('definition')).toEqual(['14:00 后', '12:00 前'])
    expect([screen.queryByRole('list'), screen.queryByRole('button')]).toEqual([null, null])
  })
})
