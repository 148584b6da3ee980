// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import QuickEntries from './quick-entries.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('quick-entries', () => {
  it('shows five at most and never 一键WIFI (A9)', () => {
    render(<QuickEntries {...propsOf('很多入口')} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '酒店',
      '门票',
      '玩乐',
      '套餐',
      '商城',
    ])
  })

  it('links an entry that leads somewhere', () => {
    render(<QuickEntries {...propsOf('五个入口')} {...fakeTools()} />)
    expect(screen.getByRole('link', { name: '套餐' }).getAttribute('href')).toBe('/tc-fostay/combo')
  })

  it('lets an entry without a link be tapped all the same', () => {
    const emit = vi.fn()
    render(<QuickEntries {...propsOf('五个入口')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '商城' }))
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'shop' }), index: 4 })
  })

  it('uses the picture when there is no known icon', () => {
    const { container } = render(<QuickEntries {...propsOf('用图片')} {...fakeTools()} />)
    expect(container.querySelectorAll('img')).toHaveLength(3)
    expect(container.querySelector('svg')).toBeNull()
  })
})
