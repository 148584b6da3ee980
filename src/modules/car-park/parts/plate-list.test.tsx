// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlateList, type PlateListProps } from './plate-list.tsx'

afterEach(cleanup)

const THREE = ['琼B2P06T', '粤A8K12D8', '京N5206学']

function show(over: Partial<PlateListProps>) {
  const told = { onAdd: vi.fn(), onEdit: vi.fn(), onRemove: vi.fn(), onConfirm: vi.fn(), onCancel: vi.fn() }
  render(<PlateList {...{ plates: THREE, canAdd: true, asked: undefined, isBusy: false }} {...told} {...over} />)
  return told
}
const addButton = () => screen.queryByRole('button', { name: '添加车牌' })

describe('the list of plates', () => {
  it('[B3] shows them, and how many there may be', () => {
    show({})
    expect(screen.getAllByRole('img').map((plate) => plate.getAttribute('aria-label'))).toEqual(THREE)
    expect(screen.getByText('已登记 3/3')).toBeTruthy()
  })

  it.each([
    [[], true, true],
    [['琼A7D25K', '粤A8K12D8'], true, true],
    [THREE, true, false],
    [[], false, false],
    [['琼A7D25K'], false, false],
  ])('[R2] lets a suite guest alone add, and no fourth: %j, may add %s', (plates, canAdd, isThere) => {
    const { onAdd } = show({ plates, canAdd })
    expect(addButton() !== null).toBe(isThere)
    expect(screen.queryByText('仅套房客人可以添加车牌') !== null).toBe(!canAdd)
    if (isThere) fireEvent.click(addButton()!)
    expect(onAdd).toHaveBeenCalledTimes(isThere ? 1 : 0)
  })

  it('says that there is none', () => {
    show({ plates: [] })
    expect(screen.getByText('还没有登记车牌')).toBeTruthy()
  })

  it('tells which one is to be changed, or to go', () => {
    const { onEdit, onRemove } = show({})
    fireEvent.click(screen.getByRole('button', { name: /^修改.*粤A8K12D8/ }))
    fireEvent.click(screen.getByRole('button', { name: /^删除.*京N5206学/ }))
    expect([onEdit.mock.calls, onRemove.mock.calls]).toEqual([[['粤A8K12D8']], [['京N5206学']]])
  })

  it('[R6] asks before one is deleted', async () => {
    const { onConfirm, onCancel } = show({ asked: '京N5206学' })
    expect((await screen.findByRole('dialog', { name: '删除车牌' })).textContent).toContain('确认删除 京N5206学？')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    fireEvent.click(screen.getByRole('button', { name: '确认删除' }))
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  it('[R6] waits for a change that is on its way', () => {
    show({ plates: ['琼A7D25K'], isBusy: true })
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /琼A7D25K/ })
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  })
})
