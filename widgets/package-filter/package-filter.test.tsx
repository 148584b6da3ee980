// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import FilterSheet from './filter-sheet.tsx'
import PackageFilter from './package-filter.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props

describe('package-filter', () => {
  it('shows the first 6 hot tags (B9), the chosen ones pressed', () => {
    render(<PackageFilter {...propsOf('选了几个')} {...fakeTools()} />)
    const tags = within(screen.getByRole('list', { name: '热门标签' })).getAllByRole('button')
    expect(tags.map((tag) => tag.textContent)).toEqual(['亲子', '海景', '滑雪', '温泉', '私家泳池', '双人'])
    expect(tags.map((tag) => tag.getAttribute('aria-pressed'))).toEqual(['true', ...Array(5).fill('false')])
  })

  it('adds a tag to what is chosen, and takes it out', () => {
    const emit = vi.fn()
    render(<PackageFilter {...propsOf('选了几个')} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: '海景' }))
    expect(emit).toHaveBeenLastCalledWith('change', {
      names: ['亲子', '水世界', '海景'],
      text: '亲子,水世界,海景',
    })
    fireEvent.click(screen.getByRole('button', { name: '亲子' }))
    expect(emit).toHaveBeenLastCalledWith('change', { names: ['水世界'], text: '水世界' })
  })

  it.each([
    [9, [], false],
    [10, [], true],
    [9, ['亲子'], true],
    [0, ['亲子'], true],
    [undefined, [], true],
  ])('with %s results and %o chosen is shown: %s (B9)', (total, selected, isShown) => {
    render(<PackageFilter {...propsOf('没有筛选')} total={total} selected={selected} {...fakeTools()} />)
    expect(screen.queryByRole('navigation', { name: '筛选' }) !== null).toBe(isShown)
  })

  it('says how many options of the categories are chosen; tags are seen anyway', () => {
    render(<PackageFilter {...propsOf('选了几个')} {...fakeTools()} />)
    expect(screen.getByRole('button', { name: /筛选/ }).textContent).toBe('筛选1项')
  })

  it('has no categories to open when there are none', () => {
    render(<PackageFilter {...propsOf('只有标签')} {...fakeTools()} />)
    expect(screen.queryByRole('button', { name: /筛选/ })).toBeNull()
  })
})

describe('the sheet of categories', () => {
  const { categories } = propsOf('没有筛选')
  const popular = { category: '玩', labels: ['96%', '85%'] }
  const show = (selected: readonly string[]) => {
    const [onApply, onClose] = [vi.fn(), vi.fn()]
    render(
      <FilterSheet categories={categories} selected={selected} popular={popular} onApply={onApply} onClose={onClose} />,
    )
    return { onApply, onClose }
  }

  it('labels the first two options of 玩 with 96% and 85%, and no others (B9)', () => {
    show([])
    const texts = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('button')
        .map((option) => option.textContent)
    expect(texts('玩')).toEqual(['水世界，人气96%', '海洋馆，人气85%', '出海', '滑雪体验', '夜游'])
    expect(texts('住').join('')).not.toMatch(/%/)
  })

  it('tells what was chosen when it is confirmed, with the tags that were chosen before', () => {
    const { onApply } = show(['亲子', '夜游'])
    fireEvent.click(screen.getByRole('button', { name: '含早餐' }))
    fireEvent.click(screen.getByRole('button', { name: '夜游' }))
    expect(onApply).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(onApply).toHaveBeenCalledWith(['亲子', '含早餐'])
  })

  it('resets its own options, and leaves the tags', () => {
    const { onApply } = show(['亲子', '夜游', '含早餐'])
    fireEvent.click(screen.getByRole('button', { name: '重置' }))
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    expect(onApply).toHaveBeenCalledWith(['亲子'])
  })
})
