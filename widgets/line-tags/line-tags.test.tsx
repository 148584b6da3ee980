// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import LineTags from './line-tags.tsx'

afterEach(cleanup)

const show = (at: number) => render(<LineTags {...examples[at]!.props} {...fakeTools()} />)

describe('line-tags', () => {
  it('[B2.3] lead to the other lines of the series; the one on the screen is marked', () => {
    show(0)
    expect(screen.getByText('海景双晚畅玩').getAttribute('aria-current')).toBe('page')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tc-fostay/productDetail/2',
      '/tc-fostay/productDetail/3',
    ])
  })

  it('are not there where there is no choice', () => {
    expect(show(1).container.innerHTML).toBe('')
  })
})
