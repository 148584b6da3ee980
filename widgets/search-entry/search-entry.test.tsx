// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import SearchEntry from './search-entry.tsx'

afterEach(cleanup)

describe('search-entry', () => {
  it('leads to the search page, and says that it does', () => {
    render(<SearchEntry placeholder="搜套餐" {...fakeTools()} />)
    expect(screen.getByRole('link', { name: '搜索： 搜套餐' }).getAttribute('href')).toBe('/tc-fostay/search')
  })
})
