// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import GoodsPicker from './goods-picker.tsx'
import type { GoodsPickerProps } from './props.schema.ts'

afterEach(cleanup)

async function open(name: string, over: Partial<GoodsPickerProps> = {}) {
  const emit = vi.fn()
  const props = { ...examples.find((one) => one.name === name)!.props, open: 'buy' as const, ...over }
  render(<GoodsPicker {...props} {...fakeTools({ emit })} />)
  const sheet = within(await screen.findByRole('dialog', { hidden: true }))
  const tap = (label: string) => fireEvent.click(sheet.getByRole('button', { name: label, hidden: true }))
  const told = () => emit.mock.lastCall as [string, { text: string }]
  return { emit, sheet, tap, told, count: () => sheet.getByRole('group', { name: '数量', hidden: true }).textContent }
}

describe('goods-picker', () => {
  it('[A4] begins with the first value of each group, and one of it', () => {
    render(<GoodsPicker {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('button').textContent).toBe('规格已选 潮汐蓝，70 × 140 厘米，1 件')
  })

  it('[A4] selects only the value that is chosen, and begins with one again', async () => {
    const { sheet, tap, count } = await open('两组规格')
    tap('增加数量')
    expect(count()).toBe('2')
    tap('100 × 180 厘米')
    const pressed = sheet.getAllByRole('button', { hidden: true, pressed: true }).map((one) => one.textContent)
    expect(pressed).toEqual(['潮汐蓝', '100 × 180 厘米'])
    expect(count()).toBe('1')
    expect(sheet.getByText(/仅剩4件/)).toBeTruthy()
  })

  it('sets a value apart from its picture also where a gap is margins of elements, in older browsers', async () => {
    const { sheet } = await open('两组规格')
    const value = sheet.getByRole('button', { name: '潮汐蓝', hidden: true })
    expect([...value.childNodes].map(({ nodeName }) => nodeName)).toEqual(['PICTURE', 'SPAN'])
  })

  it('remembers what was chosen for the visit, as far as there is still so much of it', async () => {
    const memory = fakeMemory()
    const props = { ...examples.find((one) => one.name === '两组规格')!.props, keep: '680101' }
    const show = (over: Partial<GoodsPickerProps> = {}) =>
      render(<GoodsPicker {...props} {...over} {...fakeTools({ memory })} />)
    show({ open: 'buy' })
    const sheet = within(await screen.findByRole('dialog', { hidden: true }))
    for (const label of ['100 × 180 厘米', '增加数量', '增加数量'])
      fireEvent.click(sheet.getByRole('button', { name: label, hidden: true }))
    cleanup()
    show()
    expect(screen.getByRole('button').textContent).toBe('规格已选 潮汐蓝，100 × 180 厘米，3 件')
    cleanup()
    show({ skus: props.skus.map((sku) => ({ ...sku, enable_quantity: 2 })) })
    expect(screen.getByRole('button').textContent).toContain('2 件')
    cleanup()
    show({ keep: '680102' })
    expect(screen.getByRole('button').textContent).toContain('70 × 140 厘米，1 件')
  })

  it('keeps what was chosen where the goods come anew with their specs in another order, or without one of them', async () => {
    const { props } = examples.find((one) => one.name === '两组规格')!
    const tools = fakeTools()
    const { rerender } = render(<GoodsPicker {...props} open="buy" {...tools} />)
    const sheet = within(await screen.findByRole('dialog', { hidden: true }))
    const pressed = () =>
      sheet.getAllByRole('button', { hidden: true, pressed: true }).map(({ textContent }) => textContent)
    const count = () => sheet.getByRole('group', { name: '数量', hidden: true }).textContent
    for (const label of ['100 × 180 厘米', '增加数量'])
      fireEvent.click(sheet.getByRole('button', { name: label, hidden: true }))
    const turned = (key: string) => key.split('-').toReversed().join('-')
    const skus = props.skus.map((sku) => ({ ...sku, spec_key: turned(sku.spec_key) }))
    rerender(<GoodsPicker {...props} specs={props.specs.toReversed()} skus={skus} open="buy" {...tools} />)
    expect([pressed(), count()]).toEqual([['100 × 180 厘米', '潮汐蓝'], '2'])
    const first = props.specs.map((spec) => ({ ...spec, valueList: spec.valueList.slice(0, 1) }))
    rerender(<GoodsPicker {...props} specs={first} open="buy" {...tools} />)
    expect([pressed(), count()]).toEqual([['潮汐蓝', '70 × 140 厘米'], '1'])
  })

  it('[A4, A5] has none of a sku that is out of stock', async () => {
    const { tap, told, count } = await open('两组规格')
    tap('100 × 180 厘米')
    tap('细沙米')
    expect(count()).toBe('0')
    tap('增加数量')
    expect(told()).toEqual(['blocked', { text: '该规格暂时缺货！' }])
    tap('立即购买')
    expect(told()).toEqual(['blocked', { text: '该规格暂时缺货！' }])
  })

  it('[A5] says why there can not be more or fewer', async () => {
    const { tap, told } = await open('没有规格')
    tap('增加数量')
    expect(told()[1].text).toBe('该商品每次只能购买1件')
    tap('减少数量')
    expect(told()[1].text).toBe('不能再少啦！')
    cleanup()
    const limited = await open('限购两件')
    limited.tap('增加数量')
    limited.tap('增加数量')
    expect(limited.told()[1].text).toBe('该商品限购2件')
    cleanup()
    const few = await open('两组规格')
    few.tap('100 × 180 厘米')
    for (let times = 0; times < 4; times++) few.tap('增加数量')
    expect(few.told()[1].text).toBe('超过最大库存！')
  })

  it('[A5] asks for a sku where there is none of the choice', async () => {
    const { tap, told } = await open('两组规格', { skus: [examples[1]!.props.skus[1]!] })
    tap('立即购买')
    expect(told()[1].text).toBe('请先选择产品规格！')
  })

  it('tells what is bought, and whether a team is opened with it', async () => {
    const { tap, emit } = await open('两组规格')
    tap('增加数量')
    tap('立即购买')
    const bought = { skuId: 'sku-11-21', quantity: 2, text: '潮汐蓝，70 × 140 厘米', isGroup: false }
    expect(emit).toHaveBeenLastCalledWith('buy', bought)
    cleanup()
    const team = await open('没有规格', { open: 'group', groupPrice: 88 })
    expect(team.sheet.getByText('88')).toBeTruthy()
    team.tap('发起拼团')
    expect(team.emit).toHaveBeenLastCalledWith('buy', expect.objectContaining({ isGroup: true }))
  })

  it('[B2.9] costs points in the points mall, and the money beside them', async () => {
    const { sheet } = await open('积分加钱')
    expect(sheet.getByText('8,000')).toBeTruthy()
    expect(sheet.getByText('¥48')).toBeTruthy()
  })

  it('[A6] shows the member’s price of the sku', async () => {
    const memberPrices = [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }]
    const { sheet } = await open('没有规格', { memberPrices, level: 3 })
    expect(sheet.getByText('会员尊享')).toBeTruthy()
    expect(sheet.getByText('121')).toBeTruthy()
  })
})
