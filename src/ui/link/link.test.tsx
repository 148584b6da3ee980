// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link } from './index.tsx'

afterEach(cleanup)

describe('Link', () => {
  it('puts the shop’s prefix before a page', () => {
    render(<Link target={{ kind: 'page', to: '/combo' }}>套餐</Link>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tc-fostay/combo')
  })

  it('leaves an external address as it is', () => {
    render(<Link target={{ kind: 'external', to: 'https://a.example/' }}>外部</Link>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.example/')
  })

  it('is plain text when it leads nowhere', () => {
    render(<Link target={{ kind: 'none' }}>公告</Link>)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('公告')).toBeTruthy()
  })

  it('tells of a tap and leaves the way to the browser', () => {
    const onPress = vi.fn()
    render(
      <Link target={{ kind: 'page', to: '/combo' }} onPress={onPress}>
        套餐
      </Link>,
    )
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true)
    expect(onPress).toHaveBeenCalledOnce()
  })
})
