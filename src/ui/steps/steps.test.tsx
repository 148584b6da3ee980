// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Steps } from './index.tsx'

afterEach(cleanup)

describe('Steps', () => {
  it('says in words how each stands, what is said of it and when it was reached', () => {
    render(
      <Steps
        label="退款进度"
        steps={[
          { title: '提交申请', state: 'done', time: '2026-11-20T12:00:00' },
          { title: '商家审核', state: 'now', note: '一到两天' },
          { title: '退款完成', state: 'todo' },
        ]}
      />,
    )
    expect(screen.getByRole('list', { name: '退款进度' })).toBeTruthy()
    const steps = screen.getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      ...['提交申请：已完成2026-11-20 12:00', '商家审核：进行中一到两天', '退款完成：还没到'],
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })
})
