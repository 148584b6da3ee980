// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TabBar from './tab-bar.tsx'

afterEach(cleanup)
const propsOf = (name: string) => examples.find((example) => example.name === name)!.props
const links = () => screen.getAllByRole('link')

describe('tab-bar', () => {
  it('is plain links to its pages', () => {
    render(<TabBar {...propsOf('首页')} {...fakeTools()} />)
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['首页', '/tc-fostay/'],
      ['我的', '/tc-fostay/?p=My'],
    ])
  })

  it('marks the page that is shown, if it is one of its own', () => {
    render(<TabBar {...propsOf('我的')} {...fakeTools()} />)
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
    cleanup()
    render(<TabBar {...propsOf('没有选中的')} {...fakeTools()} />)
    expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([])
  })

  it('tells how many messages are unread, no further than 99', () => {
    render(<TabBar {...propsOf('有未读')} {...fakeTools()} />)
    expect(links().map((link) => link.textContent)).toEqual(['首页', '99+我的，120 条未读'])
  })

  it('leads home instead of to an address that no shopper must be sent to', () => {
    render(<TabBar items={[{ text: '首页', icon: 'home', to: 'javascript:run()' }]} {...fakeTools()} />)
    expect(links()[0]!.getAttribute('href')).toBe('/tc-fostay/')
  })
})
