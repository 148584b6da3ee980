// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import ParcelForm from './parcel-form.tsx'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props
const form = () => screen.getByRole('form', { name: '退货物流' })
const company = () => screen.getByLabelText<HTMLSelectElement>('快递公司')
const number = () => screen.getByLabelText<HTMLInputElement>('物流单号')

function show(name: string) {
  const emit = vi.fn()
  const { container } = render(<ParcelForm {...propsOf(name)} {...fakeTools({ emit })} />)
  return { emit, container }
}

describe('parcel-form', () => {
  it('[B2.9] says where the goods go, and what is missing, and goes to the first of it', () => {
    const { emit } = show('等寄回')
    expect(form().textContent).toContain('澜湾市澜湾岛环岛东路 1 号')
    expect(form().textContent).toContain('退款编号 90000344R1，共 1 份')
    fireEvent.submit(form())
    const told = [company(), number()].map((field) => field.getAttribute('aria-describedby') ?? '')
    expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual(['请选择快递公司', '请填写物流单号'])
    expect(document.activeElement).toBe(company())
    fireEvent.change(company(), { target: { value: '中通快递' } })
    fireEvent.change(number(), { target: { value: '123' } })
    fireEvent.submit(form())
    expect(screen.getByText('请输入正确的物流单号')).toBeTruthy()
    expect(document.activeElement).toBe(number())
    expect(emit).not.toHaveBeenCalled()
  })

  it('sends company and number', () => {
    const { emit } = show('等寄回')
    fireEvent.change(company(), { target: { value: '中通快递' } })
    fireEvent.change(number(), { target: { value: 'zt 7312 3456 7890' } })
    fireEvent.submit(form())
    const parcel = { refundId: '90000344R1', company: '中通快递', number: 'ZT731234567890' }
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', parcel)
  })

  it('is sent once at a time, begins with what was sent, and says why it was refused', () => {
    const { emit } = show('提交中')
    expect([company().value, number().value]).toEqual(['顺丰速运', 'SF1234567890123'])
    fireEvent.submit(form())
    expect(emit).not.toHaveBeenCalled()
    cleanup()
    show('没有提交成')
    expect(screen.getByRole('alert').textContent).toBe('这次退款不需要寄回商品')
  })

  it('keeps what is typed until it is sent', () => {
    const memory = fakeMemory()
    const emit = vi.fn()
    const tools = fakeTools({ memory, emit })
    const { unmount } = render(<ParcelForm {...propsOf('等寄回')} {...tools} />)
    fireEvent.change(number(), { target: { value: 'ZT7' } })
    unmount()
    const { rerender } = render(<ParcelForm {...propsOf('等寄回')} {...tools} />)
    expect(number().value).toBe('ZT7')
    rerender(<ParcelForm {...propsOf('等寄回')} result={{ status: 'done' }} {...tools} />)
    expect(memory.get('parcel 90000344R1', 'visit')).toBeUndefined()
    expect(emit).toHaveBeenCalledExactlyOnceWith('done', { refundId: '90000344R1' })
  })

  it('says so where nothing is to be sent back', () => {
    expect(show('不用寄回').container.textContent).toBe('没有需要寄回的商品')
  })
})
