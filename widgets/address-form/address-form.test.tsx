// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import AddressForm from './address-form.tsx'
import { examples } from './examples.ts'

afterEach(cleanup)

function show(name: string, memory = fakeMemory()) {
  const emit = vi.fn()
  const props = examples.find((example) => example.name === name)!.props
  const { rerender } = render(<AddressForm {...props} {...fakeTools({ emit, memory })} />)
  const done = () => rerender(<AddressForm {...props} result={{ status: 'done' }} {...fakeTools({ emit, memory })} />)
  return { emit, done }
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

describe('address-form', () => {
  it('[B5] says what is missing and goes to the first of it, and saves once it is whole', () => {
    const { emit } = show('新建')
    press()
    expect(screen.getByText('请填写收货人姓名')).toBeDefined()
    expect(document.activeElement).toBe(field(/^收货人/))
    for (const name of [/^收货人/, /^手机号/, /^省份/, /^城市/, /^区县/, /^详细地址/]) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^请/)
    }
    type(/^收货人/, '林小满')
    expect(screen.queryByText('请填写收货人姓名')).toBeNull()
    type(/^手机号/, '1380000-0000')
    type(/^省份/, '上海市')
    type(/^区县/, '徐汇区')
    type(/^详细地址/, '梧桐西路 200 弄')
    fireEvent.click(screen.getByLabelText('设为默认地址'))
    press()
    expect(emit).toHaveBeenCalledExactlyOnceWith('save', {
      ...{ id: '', name: '林小满', phone: '13800000000', isDefault: true },
      ...{ province: '上海市', city: '上海市', district: '徐汇区', detail: '梧桐西路 200 弄' },
    })
  })

  it('begins with the address that is changed', () => {
    const { emit } = show('改一个')
    press()
    expect(emit).toHaveBeenCalledWith('save', expect.objectContaining({ id: '1', city: '三亚市', isDefault: false }))
  })

  it('has what was typed after a reload, until it is saved', () => {
    const memory = fakeMemory()
    show('新建', memory)
    type(/^收货人/, '林小')
    cleanup()
    show('新建', memory)
    expect(field(/^收货人/).value).toBe('林小')
    cleanup()
    show('新建', memory).done()
    cleanup()
    show('新建', memory)
    expect(field(/^收货人/).value).toBe('')
  })

  it('saves nothing twice while it is being saved, and says why it was not', () => {
    const { emit } = show('正在保存')
    fireEvent.click(screen.getByRole('button', { name: '保存中...' }))
    expect(emit).not.toHaveBeenCalled()
    cleanup()
    const saved = show('改一个')
    saved.done()
    fireEvent.click(screen.getByRole('button', { name: '保存中...' }))
    expect(saved.emit).not.toHaveBeenCalled()
    cleanup()
    show('没保存成')
    expect(screen.getByRole('alert').textContent).toBe('最多保存 20 个收货地址')
  })
})
