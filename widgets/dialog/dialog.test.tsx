// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import DialogWidget from './dialog.tsx'
import type { DialogProps } from './props.schema.ts'

afterEach(cleanup)

function show(over: Partial<DialogProps> = {}) {
  const emit = vi.fn()
  const tools = fakeTools({ emit })
  const of = (more: Partial<DialogProps>) => (
    <DialogWidget title="活动规则" content="每人限购 2 份" {...more} {...tools} />
  )
  const { rerender } = render(of(over))
  return { emit, give: (more: Partial<DialogProps>) => rerender(of(more)) }
}
const opened = () => screen.findByRole('dialog', { name: '活动规则' })

describe('dialog', () => {
  it('opens when the page is alive, not in the server’s HTML', async () => {
    expect(renderToString(<DialogWidget title="活动规则" content="每人限购 2 份" {...fakeTools()} />)).toBe('')
    show()
    expect((await opened()).textContent).toContain('每人限购 2 份')
  })

  it('has one button, which confirms, and a close icon (B2.10.6)', async () => {
    const { emit } = show()
    await opened()
    fireEvent.click(screen.getByRole('button', { name: '我知道了' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('confirm', {})
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    const other = show({ button: '去看看' })
    await opened()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['去看看', ''])
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(other.emit).toHaveBeenCalledExactlyOnceWith('close', {})
  })

  it('follows the prop: closed, open, and open again after it was closed', async () => {
    const { give } = show({ open: false })
    expect(screen.queryByRole('dialog')).toBeNull()
    give({ open: true })
    await opened()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    give({ open: false })
    give({ open: true })
    await opened()
  })

  it('waits for its own button when it has one', async () => {
    show({ openText: '查看规则' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '查看规则' }))
    await opened()
  })
})
