// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TransferList from './transfer-list.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<TransferList {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('transfer-list', () => {
  it('gives what can be given, and says of the rest why not', () => {
    const emit = show('可以转赠的')
    press(/^转赠 ?：成人票$/)
    expect(emit.mock.calls).toEqual([['give', { kind: 'code', id: 'c1', name: '成人票' }]])
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.getByText('实名的券码只能本人使用')).toBeTruthy()
  })

  it('sends a link again and takes back what nobody took, and nothing else', () => {
    const emit = show('送出的')
    press(/^发给朋友 ?：心意礼券$/)
    press(/^撤回 ?：心意礼券$/)
    expect(emit.mock.calls).toEqual([
      ['share', { token: 'abc', name: '心意礼券' }],
      ['withdraw', { transferId: 't1' }],
    ])
    expect(screen.getAllByRole('button')).toHaveLength(2)
  })

  it('leads to what was got', () => {
    show('收到的')
    expect(screen.getByRole('link', { name: /^查看 ?：玩乐满减券$/ }).getAttribute('href')).toBe(
      '/tc-fostay/coupon-use?couponId=9012',
    )
  })

  it('does nothing while something is under way', () => {
    const emit = show('正在办')
    press(/^撤回 ?：心意礼券$/)
    expect(emit).not.toHaveBeenCalled()
  })
})
