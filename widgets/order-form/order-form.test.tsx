// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderForm from './order-form.tsx'
import type { OrderFormProps } from './props.schema.ts'

afterEach(cleanup)

const propsOf = (name: string) => examples.find((one) => one.name === name)!.props
function show(props: OrderFormProps, memory = fakeMemory()) {
  const emit = vi.fn()
  const tools = fakeTools({ emit, memory })
  const view = render(<OrderForm {...props} {...tools} />)
  return {
    emit,
    again: (more: Partial<OrderFormProps>) => view.rerender(<OrderForm {...props} {...more} {...tools} />),
  }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const traveller = (at: number) => within(screen.getByRole('region', { name: `出行人 ${at}` }))
const refused = { status: 'refused', code: '1', message: '库存不足，请重新选择' } as const

describe('order-form: the contact', () => {
  it('[B5] asks for a name, then for a phone number that is one, and leads to what is wrong', () => {
    const { emit } = show(propsOf('联系人'))
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '请填写姓名' })
    expect(document.activeElement).toBe(field('姓名'))
    type(field('姓名'), '林小满')
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '请填写手机号' })
    type(field('手机号'), '12800000000')
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '请输入正确的手机号' })
    expect(field('手机号').getAttribute('aria-invalid')).toBe('true')
    type(field('姓名'), '林小')
    type(field('姓名'), '林小满')
    expect(field('手机号').getAttribute('aria-invalid')).toBe('true')
    type(field('手机号'), '13800000000')
    expect(field('手机号').getAttribute('aria-invalid')).toBeNull()
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('submit', {
      ...{ contacts: { name: '林小满', phone: '13800000000' }, passengers: [], remark: '', bookPriceTotal: 591.6 },
    })
  })

  it('begins with the member', () => {
    const { emit } = show(propsOf('会员'))
    press('提交订单')
    expect(emit.mock.lastCall?.[1]).toMatchObject({ contacts: { name: '顾长风', phone: '13800000003' } })
  })

  it('[B2.6] leaves out what the product does not ask for, and sends what stands in its place', () => {
    const { emit } = show(propsOf('只问手机号'))
    expect(screen.queryByRole('textbox', { name: /^姓名/ })).toBeNull()
    type(field('手机号'), '13900000000')
    press('去支付')
    expect(emit.mock.lastCall?.[1]).toMatchObject({ contacts: { name: '游客', phone: '13900000000' } })
    cleanup()
    const other = show(propsOf('什么都不用填'))
    expect(screen.queryByRole('region', { name: '联系人' })).toBeNull()
    press('提交订单')
    expect(other.emit.mock.lastCall?.[1]).toMatchObject({ contacts: { name: '顾长风', phone: '13800000003' } })
  })

  it('asks none the less when there is nothing to send in its place', () => {
    show({ ...propsOf('联系人'), isShowContactName: false, isShowContactMobile: false })
    expect([field('姓名').value, field('手机号').value]).toEqual(['', ''])
  })
})

describe('order-form: the remark', () => {
  it('[B5] has a counter, and no more than 50 characters', () => {
    const { emit } = show(propsOf('会员'))
    const remark = screen.getByPlaceholderText('请输入留言')
    expect(screen.getByText('0/50')).toBeTruthy()
    type(remark, '靠窗'.repeat(30))
    expect(screen.getByText('50/50')).toBeTruthy()
    press('提交订单')
    expect(emit.mock.lastCall?.[1]).toMatchObject({ remark: '靠窗'.repeat(25) })
  })

  it('[B5] counts an emoji as one character, and never cuts one in two', () => {
    const { emit } = show(propsOf('会员'))
    type(screen.getByPlaceholderText('请输入留言'), `${'靠'.repeat(49)}🌊🌊`)
    expect(screen.getByText('50/50')).toBeTruthy()
    press('提交订单')
    expect(emit.mock.lastCall?.[1]).toMatchObject({ remark: `${'靠'.repeat(49)}🌊` })
  })
})

describe('order-form: the travellers', () => {
  it('[B5] asks each for what the template requires', () => {
    const { emit } = show(propsOf('出行人'))
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '请填写姓名' })
    const texts = screen.getAllByRole('region', { name: /出行人/ }).map((card) => card.textContent)
    for (const text of texts) expect(text).toMatch(/请填写姓名.*请填写证件类型.*请填写证件号码/)
    expect(texts).toHaveLength(2)
  })

  it('[B5] shows a document type that the template gives, and lets nobody change it', () => {
    show(propsOf('身份证'))
    expect([field('证件类型').value, field('证件类型').readOnly]).toEqual(['身份证', true])
  })

  it('fills one in from those who are kept, and sends them with the contact', async () => {
    const { emit } = show(propsOf('出行人'))
    for (const [at, name] of [
      [1, /顾长风 *身份证|顾长风身份证/],
      [2, /林晚/],
    ] as const) {
      fireEvent.click(traveller(at).getByRole('button', { name: '常用出行人' }))
      const sheet = within(await screen.findByRole('dialog', { name: '常用出行人' }))
      fireEvent.click(sheet.getAllByRole('button', { name })[0]!)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('submit', {
      contacts: { name: '顾长风', phone: '13800000003' },
      passengers: [
        { name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '440524188001010014' },
        { name: '林晚', documentType: 2, documentNo: 'E12345678' },
      ],
      ...{ remark: '', bookPriceTotal: 591.6 },
    })
  })

  it('[B3] sends every document that the template asks for', () => {
    const { emit } = show(propsOf('两个证件'))
    type(field('姓名'), '顾长风')
    type(field('身份证号码'), '440524188001010014')
    press('提交订单')
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '请填写证件号码' })
    expect(document.activeElement).toBe(field('护照号码'))
    type(field('护照号码'), 'e12345678')
    press('提交订单')
    expect(emit.mock.lastCall?.[1]).toMatchObject({
      passengers: [
        {
          ...{ name: '顾长风', documentType: 1, documentNo: '440524188001010014' },
          otherDocuments: [{ documentType: 2, documentNo: 'E12345678' }],
        },
      ],
    })
  })

  it('[B3] keeps somebody with several documents', async () => {
    const { emit } = show({ ...propsOf('出行人'), kept: { status: 'idle' } })
    fireEvent.click(traveller(1).getByRole('button', { name: '常用出行人' }))
    await screen.findByRole('dialog', { name: '常用出行人' })
    press('修改 林晚')
    press('再加一个证件')
    type(screen.getByRole('combobox', { name: /^证件类型 2/ }), '12')
    type(field('证件号码 2'), 'a1')
    press('保存')
    expect(emit.mock.lastCall?.[1]).toEqual({
      traveller: {
        ...{ id: '2', name: '林晚', documentType: 2, documentNo: 'E12345678' },
        otherDocuments: [{ documentType: 12, documentNo: 'A1' }],
      },
    })
  })

  it('leaves what was typed of somebody new until it is kept, and says why it is not', async () => {
    const props: OrderFormProps = { ...propsOf('出行人'), kept: { status: 'idle' } }
    const { emit, again } = show(props)
    fireEvent.click(traveller(1).getByRole('button', { name: '常用出行人' }))
    await screen.findByRole('dialog', { name: '常用出行人' })
    press('新增出行人')
    const name = within(screen.getByRole('dialog', { name: '新增出行人' })).getByRole<HTMLInputElement>('textbox', {
      name: /^姓名/,
    })
    type(name, '何望舒')
    press('保存')
    again({ kept: { status: 'busy' } })
    press('保存')
    expect(emit.mock.calls).toEqual([['create-traveller', { traveller: { name: '何望舒' } }]])
    again({ kept: { status: 'refused', code: 'failed', message: '网络异常' } })
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '网络异常' })
    expect(name.value).toBe('何望舒')
    again({ kept: { status: 'done' } })
    expect(screen.getByRole('dialog', { name: '常用出行人' })).toBeTruthy()
  })

  it('[B7] keeps somebody new, changes and forgets who is kept', async () => {
    const { emit } = show(propsOf('出行人'))
    fireEvent.click(traveller(1).getByRole('button', { name: '常用出行人' }))
    await screen.findByRole('dialog', { name: '常用出行人' })
    press('删除 林晚')
    expect(emit).not.toHaveBeenCalled()
    press('确认删除 林晚')
    expect(emit).toHaveBeenLastCalledWith('delete-traveller', { id: '2' })
    press('修改 顾长风')
    const editor = () => within(screen.getByRole('dialog'))
    type(editor().getByRole('textbox', { name: /^手机号/ }), '13900000009')
    fireEvent.click(editor().getByRole('button', { name: '保存' }))
    expect(emit).toHaveBeenLastCalledWith('update-traveller', {
      traveller: {
        ...{ id: '1', name: '顾长风', phone: '13900000009', documentType: 1, documentNo: '440524188001010014' },
      },
    })
    press('新增出行人')
    fireEvent.click(editor().getByRole('button', { name: '保存' }))
    expect(editor().getByText('请填写姓名')).toBeTruthy()
    type(editor().getByRole('textbox', { name: /^姓名/ }), '何望舒')
    fireEvent.click(editor().getByRole('button', { name: '保存' }))
    expect(emit).toHaveBeenLastCalledWith('create-traveller', { traveller: { name: '何望舒' } })
  })
})

describe('order-form: what it remembers', () => {
  it('is there after a refresh or a login, and gone once it is ordered', () => {
    const memory = fakeMemory()
    const props = { ...propsOf('联系人'), keep: '990101' }
    show(props, memory)
    type(field('姓名'), '林小满')
    type(screen.getByPlaceholderText('请输入留言'), '靠窗')
    cleanup()
    const { again } = show(props, memory)
    expect([field('姓名').value, screen.getByPlaceholderText<HTMLTextAreaElement>('请输入留言').value]).toEqual([
      ...['林小满', '靠窗'],
    ])
    again({ keep: '990102' })
    expect([field('姓名').value, screen.getByText('0/50')]).toEqual(['', expect.anything()])
    again({ booked: { status: 'done' } })
    cleanup()
    show(props, memory)
    expect(field('姓名').value).toBe('')
  })
})

describe('order-form: how it ends', () => {
  it('tells each refusal once, and 网络异常 when nobody said why', () => {
    const { emit, again } = show(propsOf('会员'))
    again({ checked: refused })
    again({ checked: refused, booked: { status: 'idle' } })
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '库存不足，请重新选择' })
    again({ checked: { status: 'refused', code: 'failed', message: '' } })
    expect(emit).toHaveBeenLastCalledWith('refused', { message: '网络异常' })
  })

  it.each([
    ['8100001', '请选择正确的儿童年龄'],
    ['MEMBER_STATUS_CHECK_ERROR', '用户状态异常,请联系客服'],
  ])('[B8] has words of its own for %s, whatever the server says', (code, message) => {
    const { emit, again } = show(propsOf('会员'))
    again({ checked: { status: 'refused', code, message: 'child age' } })
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message })
  })

  it('[B8] says 用户状态异常,请联系客服 for a member who can order nothing', () => {
    const { emit, again } = show(propsOf('会员'))
    again({ checked: { ...refused, message: 'at check: MEMBER_STATUS_CHECK_ERROR' } })
    expect(emit).toHaveBeenCalledWith('refused', { message: '用户状态异常,请联系客服' })
  })

  it('[B8] alerts that it has to be chosen again (8440001), and leads back', async () => {
    const { emit, again } = show(propsOf('会员'))
    const message = '停留时间较长，资源可能更新，请返回选择资源页，重新选择'
    again({ booked: { status: 'refused', code: '8440001', message } })
    expect((await screen.findByRole('dialog')).textContent).toContain(message)
    press('确认')
    expect(emit).toHaveBeenLastCalledWith('back', {})
  })

  it('asks about another price once it is known, and goes on at it', async () => {
    const { emit, again } = show(propsOf('会员'))
    const booked = { status: 'refused', code: 'price-changed', message: '价格有变化' } as const
    again({ booked })
    expect(emit).toHaveBeenCalledExactlyOnceWith('reprice', {})
    again({ booked, total: 620 })
    expect((await screen.findByRole('dialog')).textContent).toContain('订单总价从¥591.60变动到¥620，是否继续提交？')
    press('继续提交')
    expect(emit.mock.lastCall).toMatchObject(['submit', { bookPriceTotal: 620 }])
  })

  it('says that the price is another also while the new one is not here, and asks nothing about it later', async () => {
    const { emit, again } = show(propsOf('会员'))
    const booked = {
      status: 'refused',
      code: 'price-changed',
      message: '价格有变化，现在是 ¥620，请确认后再提交',
    } as const
    again({ booked })
    expect((await screen.findByRole('dialog', { name: '价格变动' })).textContent).toContain('现在是 ¥620')
    press('知道了')
    again({ booked, total: 561.6 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(emit).toHaveBeenCalledExactlyOnceWith('reprice', {})
  })

  it('stays at another price when it is not wanted', async () => {
    const { emit, again } = show(propsOf('会员'))
    const booked = { status: 'refused', code: 'price-changed', message: '' } as const
    again({ booked })
    again({ booked, total: 620 })
    await screen.findByRole('dialog')
    press('再看看')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(emit).toHaveBeenCalledExactlyOnceWith('reprice', {})
  })

  it('sends nothing twice, and nothing while something else is missing', () => {
    const busy = show(propsOf('正在提交'))
    press('提交订单')
    expect(busy.emit).not.toHaveBeenCalled()
    cleanup()
    const { emit } = show(propsOf('还差地址'))
    press('提交订单')
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', { message: '请选择收货地址' })
  })

  it('[B5] names the difference of a presale, and lists what the price is made of', async () => {
    show(propsOf('预售差价'))
    fireEvent.click(screen.getByRole('button', { name: /差价.*明细/ }))
    const sheet = await screen.findByRole('dialog', { name: '价格明细' })
    expect(sheet.textContent).toContain('合计¥2,680预售抵扣-¥1,999差价¥681')
  })
})
