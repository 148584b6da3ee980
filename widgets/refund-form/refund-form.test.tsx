// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import type { RefundFormProps } from './props.schema.ts'
import RefundForm from './refund-form.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const propsOf = (name: string): RefundFormProps => examples.find((example) => example.name === name)!.props

function show(name: string, kept = new Map<string, string>()) {
  const emit = vi.fn()
  const tools = fakeTools({ emit, memory: fakeMemory(kept) })
  const view = render(<RefundForm {...propsOf(name)} {...tools} />)
  const again = (more: Partial<RefundFormProps>) =>
    view.rerender(<RefundForm {...propsOf(name)} {...more} {...tools} />)
  return { emit, again, kept }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const describeIt = (text: string) => fireEvent.change(screen.getByLabelText('描述问题'), { target: { value: text } })
async function choose(reason: string) {
  fireEvent.click(screen.getByRole('button', { name: /申请原因/ }))
  fireEvent.click(await screen.findByRole('button', { name: reason, hidden: true }))
}
async function confirm() {
  press('提交申请')
  fireEvent.click(await screen.findByRole('button', { name: '确认', hidden: true }))
}

describe('refund-form', () => {
  it('[B5] steps from 0 to what can be given back, without typing, and says what comes back', () => {
    show('两种')
    const adults = screen.getByRole('group', { name: '成人票' })
    const plus = screen.getByRole<HTMLButtonElement>('button', { name: '增加成人票' })
    const minus = screen.getByRole<HTMLButtonElement>('button', { name: '减少成人票' })
    expect([minus.disabled, plus.disabled, adults.querySelector('input')]).toEqual([true, false, null])
    fireEvent.click(plus)
    expect(screen.getByText('预计退').textContent).toBe('预计退 ¥268')
    fireEvent.click(plus)
    expect(screen.getByText('预计退').textContent).toBe('预计退 ¥535.50')
    expect([adults.textContent, plus.disabled]).toEqual(['2', true])
  })

  it('[B5] says what it lacks, one after the other, and sends nothing', async () => {
    const { emit } = show('两种')
    press('提交申请')
    await choose('其他')
    press('提交申请')
    describeIt('天气')
    press('提交申请')
    expect(emit.mock.calls).toEqual([
      ['incomplete', { message: '请选择申请原因' }],
      ['incomplete', { message: '请填写描述问题' }],
      ['incomplete', { message: '请选择退款份数' }],
    ])
  })

  it('[B5] without sub-orders says 系统异常，请联系客服', () => {
    const { emit } = show('没有子订单')
    press('提交申请')
    expect(emit).toHaveBeenCalledExactlyOnceWith('incomplete', { message: '系统异常，请联系客服' })
    expect(screen.getByText('系统异常，请联系客服')).toBeTruthy()
  })

  it('[B9] has the reasons in their order', async () => {
    show('两种')
    fireEvent.click(screen.getByRole('button', { name: /申请原因/ }))
    await screen.findByRole('button', { name: '其他', hidden: true })
    const reasons = screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent)
    expect(reasons).toEqual([
      ...['双方协商一致退款', '拍错/不想去了/无法出行', '补差价格不接受', '商家无法提供服务', '申请部分退款'],
      ...['跟团游联运津贴', '产品到期未出行', '其他'],
    ])
  })

  it('[B5] is asked once more, then sends all of it', async () => {
    const { emit } = show('两种')
    press('增加成人票')
    await choose('拍错/不想去了/无法出行')
    describeIt(' 下雨 ')
    press('提交申请')
    expect(await screen.findByText('是否确认提交？')).toBeTruthy()
    expect(emit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '确认', hidden: true }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('submit', {
      requestKey: expect.stringMatching(/^[\da-f]{32}$/),
      ...{ reason: 2, description: '下雨', quantity: [{ subOrderId: '900003111', copies: 1 }] },
    })
  })

  it('[B5] takes 200 characters and counts them', () => {
    show('两种')
    expect(screen.getByLabelText<HTMLTextAreaElement>('描述问题').maxLength).toBe(200)
    describeIt('天气不好')
    expect(screen.getByText('4/200')).toBeTruthy()
  })

  it('keeps what was typed, and sent again as it is it is the same application', async () => {
    const { emit, kept } = show('两种')
    press('增加成人票')
    await choose('申请部分退款')
    await confirm()
    cleanup()
    const later = show('两种', kept)
    await waitFor(() => expect(screen.getByRole('group', { name: '成人票' }).textContent).toBe('1'))
    await confirm()
    expect(later.emit.mock.calls).toEqual(emit.mock.calls)
    later.again({ apply: { status: 'refused', code: 'network', message: '网络异常' } })
    press('增加成人票')
    await confirm()
    const keys = later.emit.mock.calls.filter(([event]) => event === 'submit').map(([, { requestKey }]) => requestKey)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('[B4] is locked while it is on its way, and free again when it came to nothing', async () => {
    const { emit, again } = show('提交中')
    press('提交申请')
    expect(emit).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '提交申请' }).getAttribute('aria-disabled')).toBe('true')
    again({ apply: { status: 'refused', code: 'refund-too-many', message: '退款份数超过可退数量，请重新选择' } })
    expect(emit).toHaveBeenCalledExactlyOnceWith('refused', {
      ...{ code: 'refund-too-many', message: '退款份数超过可退数量，请重新选择' },
    })
    press('提交申请')
    expect(emit).toHaveBeenLastCalledWith('incomplete', { message: '请选择申请原因' })
  })

  it('[B4] is left 1.5 s after it was sent, and forgets what was typed', () => {
    vi.useFakeTimers()
    const { emit, kept } = show('提交成功', new Map([['visit refund 90000311', '{"copies":{},"description":"x"}']]))
    act(() => void vi.advanceTimersByTime(1499))
    expect(emit).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(emit).toHaveBeenCalledExactlyOnceWith('done', { refundId: '900003111R1' })
    expect([...kept.keys()]).toEqual([])
  })

  it('[B4] says at once when nothing is left to give back', () => {
    expect(show('都退完了').emit).toHaveBeenCalledExactlyOnceWith('nothing', {})
  })

  it('says until when a stay can be given back', () => {
    show('住宿')
    expect(screen.getByText('12月12日 18:00 前可退')).toBeTruthy()
    expect(screen.getByText('12月13日至12月15日 · 共 1 份，可退 1 份')).toBeTruthy()
  })
})
