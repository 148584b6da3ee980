// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallProblem } from '../../kit/call.ts'
import { fakeMemory, fakeTools } from '../../kit/fake-tools.ts'
import type { ScreenTools } from '../../kit/module.ts'
import type { ShoppingInfo } from './checkout-api.ts'
import { both, coupons, fakeInfo, fakeMember, home, identity, priced, saved, two } from './fake-order.ts'
import FillScreen from './fill-screen.tsx'
import { ORDERED } from './messages.ts'

afterEach(cleanup)

type Answers = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>

interface Shop {
  readonly answers?: Answers
  readonly query?: Readonly<Record<string, string>>
  readonly memory?: ReturnType<typeof fakeMemory>
  readonly id?: string
  readonly goods?: boolean
}

/** The form of an order at /play/orderEdit/:id, in a shop that answers so. */
async function show(
  info: Partial<ShoppingInfo> = {},
  { answers = {}, query = {}, memory, id = '990101', goods }: Shop = {},
) {
  const all: Answers = {
    shoppingInfo: () => ({ data: fakeInfo(info) }),
    memberDetails: () => ({ data: fakeMember }),
    addressList: () => ({ data: [home] }),
    orderCoupons: () => ({ data: coupons }),
    travellerList: () => ({ data: { travellers: saved } }),
    travellerCreate: () => ({ data: { id: '3' } }),
    travellerUpdate: () => ({ data: { id: '1' } }),
    travellerDelete: () => ({ data: { id: '2' } }),
    orderAvailable: () => ({ responseCode: '0' }),
    bookOrder: () => ({ data: { orderId: '200000000000000001' } }),
    ...answers,
  }
  const call = vi.fn<ScreenTools['call']>(async (name, args) => all[name]!(args))
  const told = { toast: vi.fn(), navigate: vi.fn(), back: vi.fn(), setQuery: vi.fn(), publish: vi.fn(), track: vi.fn() }
  const address = { params: { id }, query: () => query, channel: 'h5' } as const
  const atFirst = { ...address, call: () => new Promise(() => undefined), setQuery: () => undefined }
  const tools = { ...told, ...address, call, atFirst } as unknown as ScreenTools
  const slots = { top: '公告', notes: '下单须知', end: '推荐' }
  render(
    <FillScreen
      id="params.id"
      channel="h5"
      goods={goods}
      tools={tools}
      {...fakeTools({ slots, ...(memory && { memory }) })}
    />,
  )
  await waitFor(() => expect(call).toHaveBeenCalledWith('memberDetails', {}))
  const sent = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, args]) => args)
  return { ...told, sent, booked: () => sent('bookOrder').map((args) => args['reqDtos']) }
}

const form = () => screen.findByRole('form', { name: '填写订单' })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const remark = () => screen.getByPlaceholderText<HTMLTextAreaElement>('请输入留言')
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const submit = () => fireEvent.submit(screen.getByRole('form', { name: '填写订单' }))
const traveller = (at: number) => within(screen.getByRole('region', { name: `出行人 ${at}` }))
const refuse = (code: string, message: string) => () => {
  throw new CallProblem(code, message, true)
}
const unknown = { memberDetails: () => ({ data: { ...fakeMember, namech: '', phone: '' } }) }

describe('the form of an order', () => {
  it('[R1] shows what is ordered, what is taken off, who is to be reached, and the slots around', async () => {
    const { publish } = await show()
    await form()
    expect(document.body.textContent).toMatch(
      /^公告.*白沙湾日落帆船出海.*优惠券2 张可用.*联系人.*提交订单下单须知推荐$/,
    )
    expect(publish).toHaveBeenLastCalledWith({
      ...{ productId: '310101', productCode: 'LT310101', productType: 31, companyId: '1001' },
      ...{ isInstant: true, total: 591.6 },
    })
  })

  it('[R2] can be asked for again, and says when there is nothing to ask for', async () => {
    const again = vi.fn().mockImplementationOnce(refuse('no-response', '请求超时'))
    await show({}, { answers: { shoppingInfo: () => again() ?? { data: fakeInfo() } } })
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }))
    expect(await form()).toBeTruthy()
    cleanup()
    await show({}, { answers: { shoppingInfo: refuse('not-found', '') } })
    expect(await screen.findByText('没有找到这个订单，它可能不属于当前账号')).toBeTruthy()
  })

  it('[R3] is not there for what is an order already: 去付款', async () => {
    const problem = { code: 'ordered', message: '这个订单已经提交，请去付款', orderId: '90000311' }
    const { navigate } = await show({ problem })
    const dialog = await screen.findByRole('dialog', { name: '订单已提交' })
    expect(dialog.textContent).toContain('这个订单已经提交，请去付款')
    const over = vi.fn()
    navigate.mockImplementation(() => over(screen.queryByRole('dialog')))
    press('去付款')
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/cashier/90000311', { replace: true, late: ORDERED }),
    )
    expect(over, 'the cashier takes the form’s place, not that of the dialog').toHaveBeenCalledExactlyOnceWith(null)
    expect(screen.queryByRole('form')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[R7] orders nothing for who left while it was asked whether it can be', async () => {
    let answer = (_reply: unknown) => {}
    const { booked } = await show({}, { answers: { orderAvailable: () => new Promise((done) => (answer = done)) } })
    await form()
    submit()
    cleanup()
    answer({ responseCode: '0' })
    await new Promise((done) => setTimeout(done))
    expect(booked()).toEqual([])
  })

  it('[R3] leads back from what can’t be ordered', async () => {
    const { back } = await show({ problem: { code: '1', message: '当前商品已下架' } })
    await screen.findByRole('dialog', { name: '暂时不能下单' })
    press('确认')
    expect(back).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('[R11] changes how many, and says at whose price, of goods alone', async () => {
    const goods = {
      quantity: { count: 1, single: 0, total: 0, stock: 9 },
      promotion: { type: 3, activityId: '7' },
    } as const
    await show(goods, { goods: true })
    await form()
    expect(screen.getByText('拼团价')).toBeTruthy()
    expect(screen.getByRole('button', { name: '增加购买数量' })).toBeTruthy()
    cleanup()
    await show(goods)
    await form()
    expect([screen.queryByText('拼团价'), screen.queryByRole('button', { name: '增加购买数量' })]).toEqual([null, null])
  })
})

describe('the contact', () => {
  it('[R6] has a name, then a phone number that is one; what is wrong is led to', async () => {
    const { toast, booked } = await show({}, { answers: unknown })
    await form()
    submit()
    await screen.findByText('请填写姓名')
    await waitFor(() => expect(document.activeElement).toBe(field('姓名')))
    type(field('姓名'), '林小满')
    submit()
    await screen.findByText('请填写手机号')
    type(field('手机号'), '12800000000')
    submit()
    await screen.findByText('请输入正确的手机号')
    expect(toast, 'it is said once').not.toHaveBeenCalled()
    await waitFor(() => expect(field('手机号').getAttribute('aria-invalid')).toBe('true'))
    type(field('手机号'), '13800000000')
    await waitFor(() => expect(field('手机号').getAttribute('aria-invalid')).toBeNull())
    submit()
    await waitFor(() =>
      expect(booked()).toEqual([
        {
          ...{ shoppingId: '990101', contacts: { name: '林小满', phone: '13800000000' }, passengers: [] },
          ...{ remark: '', couponId: '', bookPriceTotal: 591.6 },
        },
      ]),
    )
  })

  it('[R5] leaves out what the address leaves out', async () => {
    const query = { isShowContactName: 'false', defaultContactName: '游客' }
    const { booked } = await show({}, { query })
    await form()
    expect(screen.queryByRole('textbox', { name: /^姓名/ })).toBeNull()
    submit()
    await waitFor(() => expect(booked()).toMatchObject([{ contacts: { name: '游客', phone: '13800000003' } }]))
    cleanup()
    await show({}, { query: { isShowContactName: 'false', isShowContactMobile: 'false' } })
    await form()
    expect(screen.queryByRole('region', { name: '联系人' })).toBeNull()
  })

  it('[R5] is not asked for where the address of a parcel names it', async () => {
    const { booked } = await show({ needsAddress: true })
    await form()
    expect(screen.queryByRole('region', { name: '联系人' })).toBeNull()
    submit()
    await waitFor(() => expect(booked()).toMatchObject([{ addressId: '1', contacts: { name: '顾长风' } }]))
  })
})

describe('the remark', () => {
  it('[B5] has a counter, and no more than 50 characters', async () => {
    await show()
    await form()
    expect(screen.getByText('0/50')).toBeTruthy()
    type(remark(), '靠窗'.repeat(30))
    expect(await screen.findByText('50/50')).toBeTruthy()
    expect(remark().value).toBe('靠窗'.repeat(25))
  })
})

describe('the travellers', () => {
  it('[R6] are asked each for what the template requires', async () => {
    await show({ travellers: two })
    await form()
    submit()
    await screen.findAllByText('请填写姓名')
    const texts = screen.getAllByRole('region', { name: /出行人/ }).map((card) => card.textContent)
    for (const text of texts) expect(text).toMatch(/请填写姓名.*请填写证件类型.*请填写证件号码/)
    expect(texts).toHaveLength(2)
  })

  it('[R5] show a document type that the template gives, and let nobody change it', async () => {
    await show({ travellers: identity })
    await form()
    expect([field('证件类型').value, field('证件类型').readOnly]).toEqual(['身份证', true])
  })

  it('[R12] are filled in from those who are kept, and sent with the contact', async () => {
    const { booked } = await show({ travellers: two })
    await form()
    for (const [at, name] of [
      [1, /顾长风 *身份证|顾长风身份证/],
      [2, /林晚/],
    ] as const) {
      fireEvent.click(traveller(at).getByRole('button', { name: '常用出行人' }))
      const sheet = within(await screen.findByRole('dialog', { name: '常用出行人' }))
      fireEvent.click(sheet.getAllByRole('button', { name })[0]!)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    submit()
    await waitFor(() =>
      expect(booked()).toMatchObject([
        {
          contacts: { name: '顾长风', phone: '13800000003' },
          passengers: [
            { name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '440524188001010014' },
            { name: '林晚', documentType: 2, documentNo: 'E12345678' },
          ],
        },
      ]),
    )
  })

  it('[B3] send every document that the template asks for', async () => {
    const { booked } = await show({ travellers: both })
    await form()
    type(field('姓名'), '顾长风')
    type(field('身份证号码'), '440524188001010014')
    submit()
    await screen.findByText('请填写证件号码')
    await waitFor(() => expect(document.activeElement).toBe(field('护照号码')))
    type(field('护照号码'), 'e12345678')
    submit()
    const documents = {
      ...{ documentType: 1, documentNo: '440524188001010014' },
      otherDocuments: [{ documentType: 2, documentNo: 'E12345678' }],
    }
    await waitFor(() => expect(booked()).toMatchObject([{ passengers: [{ name: '顾长风', ...documents }] }]))
  })
})

describe('those whom a member keeps', () => {
  const open = async (shop?: Shop) => {
    const shown = await show({ travellers: two }, shop)
    await form()
    fireEvent.click(traveller(1).getByRole('button', { name: '常用出行人' }))
    await screen.findByRole('button', { name: '修改 林晚' })
    return shown
  }

  it('[R12] may have several documents', async () => {
    const { sent } = await open()
    press('修改 林晚')
    fireEvent.click(await screen.findByRole('button', { name: '再加一个证件' }))
    type(screen.getByRole('combobox', { name: /^证件类型 2/ }), '12')
    type(field('证件号码 2'), 'a1')
    press('保存')
    expect(sent('travellerUpdate')).toEqual([
      {
        ...{ id: '2', name: '林晚', documentType: 2, documentNo: 'E12345678' },
        otherDocuments: [{ documentType: 12, documentNo: 'A1' }],
      },
    ])
  })

  it('[R12] get somebody new: what was typed stays until it is kept, and it is said why it is not', async () => {
    const create = vi.fn().mockImplementationOnce(refuse('travellers-full', '常用出行人已满'))
    const { toast, sent } = await open({ answers: { travellerCreate: () => create() ?? {} } })
    press('新增出行人')
    const editor = within(await screen.findByRole('dialog', { name: '新增出行人' }))
    fireEvent.click(editor.getByRole('button', { name: '保存' }))
    expect(editor.getByText('请填写姓名')).toBeTruthy()
    const name = editor.getByRole<HTMLInputElement>('textbox', { name: /^姓名/ })
    type(name, '何望舒')
    press('保存')
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('常用出行人已满'))
    expect(name.value).toBe('何望舒')
    await waitFor(() => expect(editor.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBeNull())
    press('保存')
    expect(await screen.findByRole('dialog', { name: '常用出行人' })).toBeTruthy()
    expect([sent('travellerCreate'), sent('travellerList').length]).toEqual([
      ...[[{ name: '何望舒' }, { name: '何望舒' }], 2],
    ])
  })

  it('[R12] are forgotten after a question', async () => {
    const { sent } = await open()
    press('删除 林晚')
    expect(sent('travellerDelete')).toEqual([])
    press('确认删除 林晚')
    expect(sent('travellerDelete')).toEqual([{ id: '2' }])
  })
})

describe('what it remembers', () => {
  it('[R4] is there after a refresh or a login, of this choice alone, and gone once it is ordered', async () => {
    const memory = fakeMemory()
    await show({}, { memory })
    await form()
    type(field('姓名'), '林小满')
    type(remark(), '靠窗')
    cleanup()
    await show({}, { memory, id: '990102' })
    await form()
    expect([field('姓名').value, remark().value]).toEqual(['顾长风', ''])
    cleanup()
    const { navigate } = await show({}, { memory })
    await form()
    expect([field('姓名').value, remark().value]).toEqual(['林小满', '靠窗'])
    submit()
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/cashier/200000000000000001', { replace: true, late: ORDERED }),
    )
    cleanup()
    await show({}, { memory })
    await form()
    expect([field('姓名').value, remark().value]).toEqual(['顾长风', ''])
  })
})

describe('where the purchase comes from', () => {
  const query = { trackCode: 't1', spellCode: 's1', brandResourceCode: 'b1', product_detail_souce: 'home', code: '7' }

  it('[R21] is told with the order, and beside its number to the figures of the shop', async () => {
    const { booked, track } = await show({}, { query: { ...query, from: 'clubmed' } })
    await form()
    submit()
    await waitFor(() => expect(booked()).toMatchObject([{ origin: query }]))
    await waitFor(() => expect(track).toHaveBeenCalledWith('order', { order: '200000000000000001', ...query }))
  })

  it('[R21] is nothing where the address says nothing', async () => {
    const { booked } = await show()
    await form()
    submit()
    await waitFor(() => expect(booked()).toHaveLength(1))
    expect(booked()[0]).not.toHaveProperty('origin')
  })

  it('[R22] is asked what the flash sale of the address takes off, with the marketing headers (B2.6, B9)', async () => {
    const answers = { orderMarketing: () => ({ data: { discount: 20 } }) }
    const flash = { isActivity: '1', sessionId: 'x1', seckillActivityId: '7002' }
    const { sent, booked } = await show({}, { query: flash, answers })
    const asked = { is_sec_kill: '1', activityId: '7002', memberId: '900003', shoppingId: '990101', totalPrice: 591.6 }
    await waitFor(() => expect(sent('orderMarketing')).toEqual([asked]))
    submit()
    await waitFor(() => expect(booked()).toMatchObject([{ origin: flash }]))
  })
})

describe('how it ends', () => {
  it('[R8] tells a refusal in its own words, and may be sent again', async () => {
    const check = vi.fn().mockImplementationOnce(refuse('1', '库存不足，请重新选择'))
    const { toast, booked } = await show({}, { answers: { orderAvailable: () => check() ?? {} } })
    await form()
    submit()
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('库存不足，请重新选择'))
    expect(booked()).toEqual([])
    submit()
    await waitFor(() => expect(booked()).toHaveLength(1))
  })

  it('[R8] of too much that waits for its money leads there, or stays with what was typed', async () => {
    const bookOrder = refuse('unpaid-first', '待支付的订单太多了，请先支付或取消')
    const { navigate, back } = await show({}, { answers: { bookOrder } })
    await form()
    type(remark(), '靠窗')
    submit()
    const dialog = within(await screen.findByRole('dialog', { name: '暂时不能下单' }))
    expect(dialog.getByText('待支付的订单太多了，请先支付或取消')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/order?tab=unpaid'))
    expect([screen.queryByRole('dialog'), remark().value, back.mock.calls]).toEqual([null, '靠窗', []])
  })

  it('[R8] alerts that it has to be chosen again (8440001), and leads back', async () => {
    const { back } = await show({}, { answers: { bookOrder: refuse('8440001', '') } })
    await form()
    submit()
    const dialog = await screen.findByRole('dialog', { name: '请重新选择' })
    expect(dialog.textContent).toContain('停留时间较长，资源可能更新，请返回选择资源页，重新选择')
    press('确认')
    expect(back).toHaveBeenCalledExactlyOnceWith('/')
  })

  const priceChange = (later: () => unknown, message = '价格有变化') => {
    const asked = vi.fn().mockReturnValueOnce({ data: fakeInfo() })
    const book = vi.fn().mockImplementationOnce(refuse('price-changed', message))
    return {
      shoppingInfo: () => asked() ?? later(),
      bookOrder: () => book() ?? { data: { orderId: '200000000000000001' } },
    }
  }

  it('[R8] asks about another price once it is known, and goes on at it', async () => {
    const dearer = () => ({ data: fakeInfo({ priceDetail: priced(620) }) })
    const { booked } = await show({}, { answers: priceChange(dearer) })
    await form()
    submit()
    const text = '订单总价从¥591.60变动到¥620，是否继续提交？'
    await waitFor(() => expect(screen.getByRole('dialog', { name: '价格变动' }).textContent).toContain(text))
    press('继续提交')
    await waitFor(() => expect(booked()[1]).toMatchObject({ bookPriceTotal: 620 }))
  })

  it('[R8] stays at another price when it is not wanted', async () => {
    const dearer = () => ({ data: fakeInfo({ priceDetail: priced(620) }) })
    const { booked } = await show({}, { answers: priceChange(dearer) })
    await form()
    submit()
    fireEvent.click(await screen.findByRole('button', { name: '再看看' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(booked()).toHaveLength(1)
  })

  it('[R8] says that the price is another also while the new one is not here, and asks nothing about it later', async () => {
    let come: (reply: unknown) => void = () => undefined
    const later = () => new Promise((resolve) => (come = resolve))
    await show({}, { answers: priceChange(later, '价格有变化，现在是 ¥620，请确认后再提交') })
    await form()
    submit()
    expect((await screen.findByRole('dialog', { name: '价格变动' })).textContent).toContain('现在是 ¥620')
    press('知道了')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    come({ data: fakeInfo({ priceDetail: priced(620) }) })
    await waitFor(() => expect(screen.getByRole('button', { name: /明细/ }).textContent).toContain('¥620'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[R7] is locked while it is on its way', async () => {
    const { sent } = await show({}, { answers: { orderAvailable: () => new Promise(() => undefined) } })
    await form()
    submit()
    submit()
    await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' }).getAttribute('aria-busy')).toBe('true'))
    expect(sent('orderAvailable')).toHaveLength(1)
  })

  it('[B5] names the difference of a presale, and lists what the price is made of', async () => {
    await show({
      priceDetail: { ...priced(681), totalPrefix: '差价' },
      priceLines: [
        { name: '合计', price: 2680 },
        { name: '预售抵扣', price: -1999 },
      ],
    })
    await form()
    fireEvent.click(screen.getByRole('button', { name: /差价.*明细/ }))
    const sheet = await screen.findByRole('dialog', { name: '价格明细' })
    expect(sheet.textContent).toContain('合计¥2,680预售抵扣-¥1,999差价¥681')
  })
})
