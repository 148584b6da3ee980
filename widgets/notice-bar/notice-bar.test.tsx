// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brands } from '../../schemas/domain/channels.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import NoticeBar from './notice-bar.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('notice-bar', () => {
  it('is a link bar that tells of a tap (B2.10.5)', () => {
    const emit = vi.fn()
    render(<NoticeBar {...propsOf('一条公告')} {...fakeTools({ emit })} />)
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/tc-fostay/content/winter-flights')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { item: expect.objectContaining({ id: 'n1' }), index: 0 })
  })

  it('does nothing on a tap of a notice that must not jump (B5)', () => {
    const emit = vi.fn()
    render(<NoticeBar {...propsOf('不能点的公告')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByText(/大风/))
    expect(screen.queryByRole('link')).toBeNull()
    expect(emit).not.toHaveBeenCalled()
  })

  it('is hidden when from=ytmp, and no other brand (B2.10.5)', () => {
    const { items } = propsOf('一条公告')
    const shown = brands.filter((from) => {
      render(<NoticeBar items={items} from={from} {...fakeTools()} />)
      const isThere = screen.queryByRole('list', { name: '公告' }) !== null
      cleanup()
      return isThere
    })
    expect(shown).toEqual(brands.filter((from) => from !== 'ytmp'))
  })

  it('shows one notice unless more are asked for', () => {
    const { items } = propsOf('多条公告')
    const { rerender } = render(<NoticeBar items={items} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    rerender(<NoticeBar items={items} max={2} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })
})
