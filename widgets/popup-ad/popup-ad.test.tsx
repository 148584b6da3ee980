// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMemory, fakeTools } from '../../src/kit/fake-tools.ts'
import PopupAd from './popup-ad.tsx'

const ad = { id: 'ad', title: '冬日第一缕海风', redirectType: 'page' as const, jumpPath: '/combo' }
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 20, 15, 59)

beforeEach(async () => {
  // Its code is here already: what is waited for below is the clock.
  await import('./ad-dialog.tsx')
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(over: Partial<Parameters<typeof PopupAd>[0]> = {}) {
  const emit = vi.fn()
  const memory = fakeMemory()
  render(<PopupAd items={[ad]} {...fakeTools({ emit, memory, now: () => BEFORE_MIDNIGHT })} {...over} />)
  return { emit, memory }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const touch = (sign = 'pointerdown') => act(async () => void document.dispatchEvent(new Event(sign)))
const dialog = () => screen.queryByRole('dialog', { name: '冬日第一缕海风' })

describe('popup-ad', () => {
  it.each(['pointerdown', 'scroll', 'keydown'])('opens when the first %s is over', async (sign) => {
    show()
    await touch(sign)
    expect(dialog()).toBeNull()
    await pass(600)
    expect(dialog()).toBeTruthy()
  })

  it('opens after 8 seconds for who touches nothing', async () => {
    show()
    await pass(7999)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).toBeTruthy()
  })

  it('opens once per day of Beijing on a device (A4)', async () => {
    const { memory } = show()
    await pass(8000)
    expect(memory.get('day')).toBe('2026-11-20')
    cleanup()
    show({ memory })
    await pass(60_000)
    expect(dialog()).toBeNull()
    cleanup()
    show({ memory, now: () => BEFORE_MIDNIGHT + 60_000 })
    await pass(8000)
    expect(dialog()).toBeTruthy()
  })

  it('comes again when its picture was still on its way as the shopper left', async () => {
    // Never tells that it came: the test's window would ask the network for it, and say sooner or later that there is none.
    vi.stubGlobal('Image', class extends EventTarget {})
    const { memory } = show({ items: [{ ...ad, themePicUri: '/tc-fostay/media/bay-2' }] })
    await pass(8000)
    expect([dialog(), memory.get('day')]).toEqual([null, undefined])
  })

  it('is the first of the contents, and tells of a tap on it', async () => {
    const { emit } = show({ items: [ad, { id: 'other', title: '另一条' }] })
    await pass(8000)
    const link = screen.getByRole('link', { name: '冬日第一缕海风' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/combo')
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { item: ad })
  })

  it('closes by its button and does not come again', async () => {
    const { emit } = show()
    await pass(8000)
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('close', {})
    await touch()
    await pass(60_000)
    expect(dialog()).toBeNull()
  })

  it('waits for another dialog to be gone', async () => {
    const other = document.createElement('dialog')
    document.body.append(other)
    other.open = true
    show()
    await touch()
    await pass(600)
    expect(dialog()).toBeNull()
    other.remove()
    await touch()
    await pass(600)
    expect(dialog()).toBeTruthy()
  })

  it('does not come over what is being read: it waits until the shopper is at the top again', async () => {
    show()
    vi.stubGlobal('scrollY', 700)
    await touch('scroll')
    await pass(60_000)
    expect(dialog()).toBeNull()
    vi.stubGlobal('scrollY', 0)
    await touch()
    await pass(600)
    expect(dialog()).toBeTruthy()
  })

  it('keeps quiet where a button opens it', async () => {
    show({ openText: '看看' })
    await pass(60_000)
    expect(dialog()).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '看看' })))
    expect(dialog()).toBeTruthy()
  })
})
