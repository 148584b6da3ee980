// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import SiteHeader from './site-header.tsx'

afterEach(cleanup)

describe('site-header', () => {
  it('is plain links', () => {
    render(<SiteHeader {...examples[0]!.props} {...fakeTools()} />)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['澜途度假', '/tc-fostay/'],
      ['酒店', '/tc-fostay/hotelchannel'],
      ['门票', '/tc-fostay/ticket/410101'],
      ['玩乐', '/tc-fostay/recommend'],
      ['我的', '/tc-fostay/?p=My'],
    ])
  })

  it('searches by a form that needs no script', () => {
    render(<SiteHeader {...examples[0]!.props} {...fakeTools()} />)
    const form = screen.getByRole<HTMLFormElement>('search')
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/tc-fostay/search'])
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' }).name).toBe('keyword')
  })
})
