// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CommentSummary from './comment-summary.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const text = () => document.body.textContent ?? ''

describe('comment-summary', () => {
  it('[B8] says 5, 100% and no comments while nothing is known', () => {
    render(<CommentSummary {...propsOf('没有点评')} {...fakeTools()} />)
    expect(text()).toContain('5.0/5 分')
    expect(text()).toContain('好评率 100%')
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('gives no score to what nobody has commented on: there is none', () => {
    const { productComment } = propsOf('有点评').page!.productCommentPage
    const productCommentPage = { productComment: { ...productComment, score: 5 }, comments: [], productScoreInfos: [] }
    const page = { productCommentPage, paginationDTO: { totalCount: 0 } }
    render(<CommentSummary productId="100101" page={page} {...fakeTools()} />)
    expect(text()).toContain('还没有点评')
    expect(text()).not.toMatch(/5\.0|好评率/)
  })

  it('[B3] says score, rate, how many, and shows the first ones', () => {
    render(<CommentSummary {...propsOf('有点评')} {...fakeTools()} />)
    expect(text()).toContain('4.8/5 分')
    expect(text()).toContain('好评率 96%')
    expect(screen.getByRole('heading', { name: '住客点评（128）' })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getAllByRole('img', { name: /拍的图/ })).toHaveLength(3)
  })

  it('[B2.4] leads to all of them and tells of it', () => {
    const emit = vi.fn()
    render(<CommentSummary {...propsOf('有点评')} {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: /查看全部/ })
    expect(link.getAttribute('href')).toBe('/tc-fostay/review-list?productId=100101')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
  })

  it('[B9] tells hours of a comment of today and the date of an old one, the date alone before the page is alive', () => {
    const props = propsOf('有点评')
    expect(renderToString(<CommentSummary {...props} {...fakeTools()} />)).not.toContain('小时前')
    render(<CommentSummary {...props} {...fakeTools()} />)
    expect(screen.getByText('1 小时前')).toBeTruthy()
    expect(screen.getByText('2026-09-02')).toBeTruthy()
  })
})
