// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CommentList from './comment-list.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  const { props } = examples.find((example) => example.name === name)!
  render(<CommentList {...props} {...fakeTools({ emit })} />)
  return emit
}
const chips = () => within(screen.getByRole('list', { name: '筛选点评' })).getAllByRole('button')

describe('comment-list', () => {
  it('has a filter for each kind that there is', () => {
    show('全部设置')
    expect(chips().map((chip) => chip.textContent)).toEqual(['全部 28', '好评 25', '中评 2', '有图 12'])
    expect(chips().map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'true'])
  })

  it('tells which filter was chosen, and all when the selected one is tapped again', () => {
    const emit = show('全部设置')
    fireEvent.click(chips()[1]!)
    fireEvent.click(chips()[3]!)
    expect(emit.mock.calls).toEqual([
      ['filter', { type: 'good' }],
      ['filter', { type: 'all' }],
    ])
  })

  it('opens a picture over the whole screen', async () => {
    show('还有更多')
    fireEvent.click(screen.getByRole('button', { name: /看大图：.*拍的图 2/ }))
    const preview = await screen.findByRole('dialog', { name: '图片预览' })
    expect(within(preview).getAllByRole('img')).toHaveLength(4)
    fireEvent.click(within(preview).getByRole('button', { name: '关闭预览' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to each comment', () => {
    show('还有更多')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/tc-fostay/commentDetail/c100101-1', '/tc-fostay/commentDetail/c100101-2'])
  })

  it('says its end, and that a page failed with a way to try again', () => {
    show('全部设置')
    expect(screen.getByText('到底啦，只有这些内容了')).toBeTruthy()
    cleanup()
    const emit = show('下一页没取到')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('more', {})
  })

  it('says that nothing fits the filter', () => {
    show('没有')
    expect(screen.getByText('没有这样的点评')).toBeTruthy()
  })
})
