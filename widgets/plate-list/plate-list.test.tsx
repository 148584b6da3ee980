// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PlateList from './plate-list.tsx'
import type { PlateListProps } from './props.schema.ts'

afterEach(cleanup)

const THREE = '琼B2P06T,粤A8K12D8,京N5206学'

function show(props: PlateListProps) {
  const emit = vi.fn()
  render(<PlateList {...props} {...fakeTools({ emit })} />)
  return emit
}
const addButton = () => screen.queryByRole('button', { name: '添加车牌' })

describe('plate-list', () => {
  it('[B3] shows the plates of the list, and how many there may be', () => {
    show({ carNum: THREE, canAdd: true })
    expect(screen.getAllByRole('img').map((plate) => plate.getAttribute('aria-label'))).toEqual(THREE.split(','))
    expect(screen.getByText('已登记 3/3')).toBeTruthy()
  })

  it.each([
    ['', true, true],
    ['琼A7D25K,粤A8K12D8', true, true],
    [THREE, true, false],
    ['', false, false],
    ['琼A7D25K', undefined, false],
  ])('[B5, B9] lets a suite guest alone add, and no fourth: "%s", may add %s', (carNum, canAdd, isThere) => {
    const emit = show({ carNum, ...(canAdd !== undefined && { canAdd }) })
    expect(addButton() !== null).toBe(isThere)
    expect(screen.queryByText('仅套房客人可以添加车牌') !== null).toBe(!canAdd)
    if (isThere) fireEvent.click(addButton()!)
    expect(emit).toHaveBeenCalledTimes(isThere ? 1 : 0)
  })

  it('says that there is none', () => {
    show({ carNum: '', canAdd: true })
    expect(screen.getByText('还没有登记车牌')).toBeTruthy()
  })

  it('leads to the change of a plate', () => {
    const emit = show({ carNum: THREE })
    fireEvent.click(screen.getByRole('button', { name: /^修改.*粤A8K12D8/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('edit', { plate: '粤A8K12D8' })
  })

  it('deletes a plate after it was asked, and not otherwise', async () => {
    const emit = show({ carNum: THREE })
    const ask = async () => {
      fireEvent.click(screen.getByRole('button', { name: /^删除.*京N5206学/ }))
      return screen.findByRole('dialog', { name: '删除车牌' })
    }
    expect((await ask()).textContent).toContain('确认删除 京N5206学？')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect([emit.mock.calls, screen.queryByRole('dialog')]).toEqual([[], null])
    await ask()
    fireEvent.click(screen.getByRole('button', { name: '确认删除' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('delete', { plate: '京N5206学' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits for a change that is on its way', () => {
    show({ carNum: '琼A7D25K', canAdd: true, result: { status: 'busy' } })
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /琼A7D25K/ })
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
  })
})
