// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import SharedBar from './shared-bar.tsx'

afterEach(cleanup)

describe('shared-bar', () => {
  it.each([
    [{ code: '1' }, true],
    [{ code: '1', viewerId: '' }, true],
    [{ code: '1', viewerId: '2' }, true],
    [{ code: '1', viewerId: '1' }, false],
    [{ viewerId: '2' }, false],
  ])('is there when somebody else shared the link (A6): %o', (props, isThere) => {
    render(<SharedBar {...props} />)
    expect(screen.queryAllByText('好友分享给你')).toHaveLength(isThere ? 1 : 0)
  })

  it('leads home', () => {
    render(<SharedBar code="1" />)
    expect(screen.getByRole('link', { name: '去首页' }).getAttribute('href')).toBe('/tc-fostay/')
  })
})
