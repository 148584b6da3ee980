// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import type { TicketNoticesProps } from './props.schema.ts'
import TicketNotices from './ticket-notices.tsx'

afterEach(cleanup)

const show = (props: TicketNoticesProps, emit = vi.fn()) =>
  render(<TicketNotices {...props} {...fakeTools({ emit })} />).container.textContent

describe('ticket-notices', () => {
  it.each([
    [1, '随时退'],
    [2, '条件退'],
    [3, '不可退'],
  ] as const)('[A3] says what unsubscribePolicyType %i means: %s', (unsubscribePolicyType, name) => {
    expect(show({ unsubscribePolicyType })).toContain(name)
  })

  it('[A3] asks for real names where they are asked for', () => {
    expect(show({ realNameCertification: 1 })).toContain('实名制')
    cleanup()
    expect(show({ realNameCertification: 0 })).not.toContain('实名制')
  })

  it('[A2] opens the service promise, where there is one', () => {
    const emit = vi.fn()
    show({}, emit)
    fireEvent.click(screen.getByRole('button', { name: /服务保障/ }))
    expect(emit).toHaveBeenCalledWith('promise', {})
    cleanup()
    show({ promise: '' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
