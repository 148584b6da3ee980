// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchHit } from '../../schemas/domain/search.ts'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import SearchResults from './search-results.tsx'

afterEach(cleanup)

const article: SearchHit = { kind: 'article', id: '1', title: '看日落', label: '攻略', tags: [], to: '/content/1' }

describe('search-results', () => {
  it('opens what is tapped, and tells which', () => {
    const emit = vi.fn()
    render(<SearchResults list={[article]} {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: '看日落' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/content/1')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { found: article, index: 0 })
  })

  it('says when it looked for another word, and when only some of the words were found', () => {
    const show = (props: object) => {
      render(<SearchResults list={[article]} keyword="日洛" {...props} {...fakeTools()} />)
      const { textContent } = screen.getAllByRole('status')[0]!
      cleanup()
      return textContent
    }
    expect(show({})).toBe('')
    expect(show({ corrected: '日落' })).toBe('没有找到“日洛”，以下是“日落”的结果')
    expect(show({ isPartial: true })).toBe('没有包含全部词的结果，以下只包含其中一部分')
  })

  it('says over the picture of what can’t be bought now why', () => {
    render(<SearchResults list={[{ ...article, kind: 'product', obstacle: '已售罄' }]} {...fakeTools()} />)
    expect(screen.getByText('已售罄')).toBeTruthy()
  })

  it('has a price where there is one to pay', () => {
    render(<SearchResults list={[article, { ...article, id: '2', price: 88 }]} {...fakeTools()} />)
    expect(screen.getAllByText('88')).toHaveLength(1)
  })
})
