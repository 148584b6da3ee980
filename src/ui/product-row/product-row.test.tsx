// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { ProductRow } from './index.tsx'

afterEach(cleanup)

function show(to: string, cover?: string) {
  const onSelect = vi.fn()
  render(
    <ProductRow picture="" name="近岸浮潜" level={3} target={addressTarget(to)} cover={cover} onSelect={onSelect}>
      <p>玩乐</p>
    </ProductRow>,
  )
  return onSelect
}

describe('ProductRow', () => {
  it('leads where its name leads, and tells when it is tapped', () => {
    const onSelect = show('/order')
    fireEvent.click(screen.getByRole('link', { name: '近岸浮潜' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { level: 3, name: '近岸浮潜' })).toBeTruthy()
  })

  it('leads nowhere when there is nowhere, and says so over its picture', () => {
    show('', '已下架')
    expect([screen.queryByRole('link'), screen.getByText('已下架').textContent]).toEqual([null, '已下架'])
  })
})
