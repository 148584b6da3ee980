// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
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
    render(<SharedBar {...props} {...fakeTools()} />)
    expect(screen.queryAllByText('好友分享给你')).toHaveLength(isThere ? 1 : 0)
  })

  it('leads home and tells of it', () => {
    const emit = vi.fn()
    render(<SharedBar code="1" {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: '去首页' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('home', {})
  })
})
