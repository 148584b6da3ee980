// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import Article from './article.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
function show(name: string, over = {}) {
  const emit = vi.fn()
  const { container } = render(<Article {...propsOf(name)} {...fakeTools({ emit, ...over })} />)
  return { emit, container }
}
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)

describe('article', () => {
  it('has its title at the level of the page, and its parts one below', () => {
    show('都有')
    expect(headings(2)).toHaveLength(1)
    expect(headings(3)).toEqual(['第一天：只做一件事', '第二天：出海'])
    cleanup()
    show('都有', { headingLevel: 3 })
    expect(headings(4)).toHaveLength(2)
  })

  it('says author, day and readers, over 9999 as x.xw (A9)', () => {
    const { container } = show('都有')
    expect(container.querySelector('header')!.textContent).toContain('林小满2026-11-01 · 阅读 2.3万')
  })

  it('says nothing of no readers, no subtitle and no tags', () => {
    const { container } = show('只有文字')
    expect(container.textContent).not.toContain('阅读')
    expect(screen.queryByRole('list')).toBeNull()
    expect(container.querySelector('picture')).toBeNull()
  })

  it('names a picture by its caption, and says it once to those who listen', () => {
    show('都有')
    const picture = screen.getByRole('img', { name: '六点零三分，栈桥尽头' })
    expect(picture.closest('figure')!.querySelector('figcaption')!.getAttribute('aria-hidden')).toBe('true')
  })

  it('keeps the order of its parts', () => {
    const { container } = show('都有')
    const text = container.textContent
    const places = ['栈桥。', '湿沙', '退潮', '第二天', '何', '帆船巡游', '夜市'].map((word) => text.indexOf(word))
    expect(places.slice(1)).toEqual([...places.slice(1)].sort((one, other) => one - other))
  })

  it('links a product of the text with its price, and tells of a tap', () => {
    const { emit } = show('都有')
    const link = screen.getByRole('link', { name: '月牙湾日落帆船巡游 60 分钟' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/goods/2301')
    expect(link.closest('article')!.textContent).toContain('¥268起去看看')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { part: expect.objectContaining({ to: '/goods/2301' }) })
  })

  it('offers nothing to buy where a product leads nowhere', () => {
    const { article } = propsOf('都有')
    const parts = [{ kind: 'product' as const, text: '已经下架的船', to: 'javascript:run()' }]
    render(<Article article={{ ...article, parts }} {...fakeTools()} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByText('去看看')).toBeNull()
  })
})
