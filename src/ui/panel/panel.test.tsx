// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Panel } from './index.tsx'

afterEach(cleanup)

describe('Panel', () => {
  it('has its title as a heading of the level that the page gives it', () => {
    render(
      <Panel title="预约信息" level={3}>
        内容
      </Panel>,
    )
    expect(screen.getByRole('heading', { level: 3, name: '预约信息' })).toBeTruthy()
  })

  it('has no empty heading', () => {
    const { container } = render(<Panel level={2}>内容</Panel>)
    expect([screen.queryByRole('heading'), container.textContent]).toEqual([null, '内容'])
  })
})
