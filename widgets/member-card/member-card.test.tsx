// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import MemberCard from './member-card.tsx'
import type { CardMember } from './props.schema.ts'

afterEach(cleanup)

const show = (member?: Partial<CardMember>, over = {}) =>
  render(
    <MemberCard
      member={member && { levelNew: 1, memberCode: 'LT1', phone: '13812345678', ...member }}
      {...fakeTools(over)}
    />,
  ).container
const text = () => document.body.textContent

describe('member-card', () => {
  it('asks a visitor to log in', () => {
    const emit = vi.fn()
    show(undefined, { emit })
    expect(text()).toContain('登录后查看会员权益')
    fireEvent.click(screen.getByRole('button', { name: '登录 / 注册' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('login', {})
  })

  it.each([
    [0, '访客'],
    [1, '普通会员'],
    [2, '银卡会员'],
    [3, '金卡会员'],
    [4, '铂金会员'],
    [5, '钻石会员'],
    [6, '黑卡会员'],
  ])('has a look and a name for level %i (A3)', (levelNew, name) => {
    const card = show({ levelNew }).querySelector('[data-level]')
    expect([card?.getAttribute('data-level'), screen.getByText(name).tagName]).toEqual([String(levelNew), 'P'])
  })

  it('shows points, member code and discount', () => {
    show({ memberCode: 'LT20260002', integral: 12860, vipRate: 88 })
    expect(text()).toContain('会员号 LT20260002')
    expect(text()).toContain('积分12,860')
    expect(text()).toContain('会员折扣8.8 折')
  })

  it('gives the page its heading where it is asked to', () => {
    render(<MemberCard pageTitle="我的" {...fakeTools()} />)
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => tagName + textContent)).toEqual([
      'H1我的',
      'H2你好，欢迎来到海边',
    ])
  })

  it('speaks of no discount where nothing is taken off', () => {
    show({ vipRate: 100 })
    expect(screen.queryByText('会员折扣')).toBeNull()
  })

  it.each([
    [{ namech: '林知夏', nameXing: 'LIN' }, '林知夏'],
    [{ namech: '', nameXing: '林', nameMing: '知夏' }, '林知夏'],
    [{ namech: '' }, '138****5678'],
    [{ namech: '', phone: '' }, '澜途会员'],
  ])('calls the member by name, else by the masked phone: %o', (fields, name) => {
    show(fields)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(name)
  })
})
