// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Grants } from './grants.tsx'
import { Request } from './request.tsx'

afterEach(cleanup)

const hostile = '<img src=x onerror=alert(1)>'
const grant = {
  partnerId: 'p1',
  name: hostile,
  logo: '/tc-fostay/media/bay-1',
  scopes: '会员等级',
  grantedAt: '2026-11-21 12:00',
}

describe('what a partner is called', () => {
  it('[R1] is text, whatever stands in it', () => {
    const partner = {
      ...grant,
      intro: hostile,
      scopes: [{ scope: 'phone' as const, title: '手机号码', value: hostile }],
    }
    const { container } = render(<Request partner={partner} isBusy={false} onDecide={() => undefined} />)
    expect(container.querySelector('img[src="x"]')).toBeNull()
    expect(screen.getByRole('heading', { name: hostile })).toBeTruthy()
  })

  it('[R3] is said with the button that takes its grant back, which does nothing while another is', () => {
    const onRevoke = vi.fn()
    const { rerender } = render(<Grants grants={[grant]} isBusy={false} onRevoke={onRevoke} />)
    fireEvent.click(screen.getByRole('button', { name: /取消授权/ }))
    rerender(<Grants grants={[grant]} isBusy onRevoke={onRevoke} />)
    fireEvent.click(screen.getByRole('button', { name: /取消授权/ }))
    expect(onRevoke.mock.calls).toEqual([['p1']])
  })
})
