// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import SiteFooter from './site-footer.tsx'

afterEach(cleanup)

describe('site-footer', () => {
  it('has its links in groups that say what they are', () => {
    render(<SiteFooter {...examples[0]!.props} {...fakeTools()} />)
    expect(screen.getAllByRole('navigation').map((group) => group.getAttribute('aria-label'))).toEqual([
      '客服和帮助',
      '规则',
    ])
    expect(screen.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/tc-fostay/content/30202')
  })
})
