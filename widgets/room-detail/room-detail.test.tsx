// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import RoomDetail from './room-detail.tsx'

afterEach(cleanup)

const show = (name: string) =>
  render(<RoomDetail {...examples.find((example) => example.name === name)!.props} {...fakeTools()} />)
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

describe('room-detail', () => {
  it('says size, floor, how many people, extra bed and beds [B3]', () => {
    show('都有')
    expect(facts()).toEqual(['56㎡', '2-5 层', '4 人', '可以加床', '1 张 1.8 米大床和 1 张 1.2 米单人床'])
    expect(screen.getByRole('img', { name: '海螺主题家庭房' })).toBeTruthy()
  })

  it('takes the facilities apart at each pipe [B3]', () => {
    show('都有')
    const list = within(screen.getByRole('list', { name: '房间设施' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '海景阳台',
      '儿童帐篷',
      '儿童洗漱用品',
      '奶瓶消毒器',
      '绘本角',
    ])
  })

  it('says that there is no extra bed, and lists no facilities where there are none', () => {
    show('不能加床')
    expect(facts()).toContain('不可加床')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('leaves out what it does not know', () => {
    const { container } = show('最少')
    expect(container.textContent).toBe('大床房')
  })
})
