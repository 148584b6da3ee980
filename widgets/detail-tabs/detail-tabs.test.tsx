// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import DetailTabs from './detail-tabs.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props

describe('detail-tabs', () => {
  it('[A2] shows the first tab, and the other when it is chosen', () => {
    const emit = vi.fn()
    render(<DetailTabs {...propsOf('两个标签')} {...fakeTools({ emit })} />)
    expect(screen.getByRole('tabpanel', { name: '简介' }).textContent).toContain('傍晚五点')
    fireEvent.click(screen.getByRole('tab', { name: '须知' }))
    expect(screen.getByRole('tabpanel', { name: '须知' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '使用方式', level: 2 })).toBeTruthy()
    expect(emit).toHaveBeenCalledWith('select', { title: '须知', index: 1 })
  })

  it('moves by the arrows', () => {
    render(<DetailTabs {...propsOf('两个标签')} {...fakeTools()} />)
    fireEvent.keyDown(screen.getByRole('tab', { name: '简介' }), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { name: '须知' }).getAttribute('aria-selected')).toBe('true')
  })

  it('leaves out a tab without a text', () => {
    render(<DetailTabs {...propsOf('五个标签，一个没有内容')} {...fakeTools()} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['介绍', '须知', '费用', '退改'])
  })

  it('is nothing when no tab has a text', () => {
    const { container } = render(<DetailTabs tabs={[{ title: '简介', sections: [] }]} {...fakeTools()} />)
    expect(container.innerHTML).toBe('')
  })

  it('makes paragraphs of blank lines', () => {
    const { container } = render(<DetailTabs {...propsOf('一个标签')} {...fakeTools()} />)
    expect(container.querySelectorAll('p')).toHaveLength(2)
  })
})
