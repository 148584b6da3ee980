// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import GuestActivation from './guest-activation.tsx'
import type { GuestActivationProps } from './props.schema.ts'

afterEach(cleanup)

const guest = { status: 2, stayInStatus: true }
type Result = GuestActivationProps['result']

/** Shows the entry, and lets a test say how the submit goes on. */
function show() {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const of = (result?: Result) => <GuestActivation guest={guest} result={result} {...tools} />
  const { rerender } = render(of())
  return { emit, tell: (result: Result) => rerender(of(result)) }
}

async function openForm() {
  const shown = show()
  fireEvent.click(screen.getByRole('button', { name: '立即激活' }))
  await screen.findByRole('dialog', { name: '激活在住权益' })
  const id = screen.getByRole<HTMLInputElement>('textbox', { name: '证件号后 6 位' })
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '姓氏' })
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const send = () => fireEvent.submit(name.form!)
  return { ...shown, id, name, type, send }
}

describe('guest-activation', () => {
  it.each([
    [undefined, false],
    [{ status: 1, stayInStatus: true }, false],
    [{ status: 2, stayInStatus: false }, false],
    [guest, true],
  ])('is there for a guest who stays and has not activated only (A6): %o', (who, isThere) => {
    const { container } = render(<GuestActivation guest={who} {...fakeTools()} />)
    expect(container.textContent?.includes('立即激活') ?? false).toBe(isThere)
  })

  it('sends the family name and the last six of the id', async () => {
    const { emit, id, name, type, send } = await openForm()
    type(id, '12345x')
    type(name, ' 欧阳 ')
    send()
    expect(emit).toHaveBeenCalledExactlyOnceWith('activate', { userName: '欧阳', idCard: '12345X' })
  })

  it('does nothing while one of the two is empty (A5)', async () => {
    const { emit, id, name, type, send } = await openForm()
    send()
    type(id, '123456')
    send()
    type(id, '')
    type(name, '王')
    send()
    expect(emit).not.toHaveBeenCalled()
  })

  it('takes digits and X, the last six of a pasted number, and no seventh sign (A5)', async () => {
    const { id, name, type } = await openForm()
    type(id, '46010119900101123x')
    expect(id.value).toBe('01123X')
    type(id, '01123X7')
    expect(id.value).toBe('01123X')
    type(id, '12 ab-3')
    expect(id.value).toBe('123')
    expect(name.maxLength).toBe(8)
  })

  it('locks the form while the submit runs', async () => {
    const { emit, tell, id, name, type, send } = await openForm()
    type(id, '123456')
    type(name, '王')
    tell({ status: 'busy' })
    send()
    expect(emit).not.toHaveBeenCalled()
    expect([id.readOnly, name.readOnly]).toEqual([true, true])
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('says 失败 with the server’s message (A8), then leads back to what was written', async () => {
    const { tell, id, type } = await openForm()
    type(id, '123456')
    tell({ status: 'busy' })
    tell({ status: 'refused', message: '姓名与证件号不符' })
    expect(screen.getByRole('dialog', { name: '失败' }).textContent).toContain('姓名与证件号不符')
    fireEvent.click(screen.getByRole('button', { name: '重新填写' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '证件号后 6 位' }).value).toBe('123456')
  })

  it('says that the guest became a silver member (A8), and tells of the end when that was read', async () => {
    const { emit, tell } = await openForm()
    tell({ status: 'busy' })
    tell({ status: 'done', reply: { updateLevelFlag: true } })
    expect(screen.getByRole('dialog', { name: '激活成功' }).textContent).toContain('恭喜您升级为银卡会员，尊享专属权益')
    expect(emit).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('done', {})
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('speaks of no level when none was gained', async () => {
    const { tell } = await openForm()
    tell({ status: 'busy' })
    tell({ status: 'done', reply: {} })
    expect(screen.getByRole('dialog').textContent).toContain('您的在住权益已激活')
    expect(screen.queryByText(/银卡/)).toBeNull()
  })

  it('shows the end of a submit that went on after the login, without a form', async () => {
    const { tell } = show()
    tell({ status: 'busy' })
    tell({ status: 'refused', message: '未查询到入住信息' })
    expect((await screen.findByRole('dialog', { name: '失败' })).textContent).toContain('未查询到入住信息')
  })

  it('does not bring up an end that was there before', () => {
    const { tell } = show()
    tell({ status: 'refused', message: '姓名与证件号不符' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
