// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import UpdatedTime from './updated-time.tsx'

afterEach(cleanup)

describe('updated-time', () => {
  it('says when the data was changed (B2.2), for people and for machines', () => {
    const { container } = render(<UpdatedTime time="2026-11-20 08:00:00" {...fakeTools()} />)
    expect(container.textContent).toBe('数据更新于 11月20日 08:00')
    expect(screen.getByText('11月20日 08:00').getAttribute('datetime')).toBe('2026-11-20T08:00:00+08:00')
  })

  it('says nothing without a time', () => {
    const { container } = render(<UpdatedTime {...fakeTools()} />)
    expect(container.textContent).toBe('')
  })
})
