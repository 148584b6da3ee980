// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemory, forgetVisit, visitOf } from './block-memory.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the memory of a block', () => {
  const memory = createMemory('home', 'popup-ad')

  it('keeps a text on the device under a name of page, block and its own', () => {
    memory.set('closed', '2026-11-20')
    expect(memory.get('closed')).toBe('2026-11-20')
    expect(localStorage.getItem('pagoda:home:popup-ad:closed')).toBe('2026-11-20')
  })

  it('keeps what is for the visit with the tab, apart from what is for the device', () => {
    memory.set('closed', 'yes', 'visit')
    expect([memory.get('closed', 'visit'), memory.get('closed')]).toEqual(['yes', undefined])
    expect(sessionStorage.getItem('pagoda:home:popup-ad:closed')).toBe('yes')
  })

  it('is no other block’s', () => {
    memory.set('closed', 'yes')
    expect(createMemory('home', 'other').get('closed')).toBeUndefined()
    expect(createMemory('member', 'popup-ad').get('closed')).toBeUndefined()
  })

  it('forgets what is set to nothing', () => {
    memory.set('closed', '')
    expect(memory.get('closed')).toBe('')
    memory.set('closed', undefined)
    expect(memory.get('closed')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('of the visit is forgotten as a whole, what is for the device and what is not a block’s stay', () => {
    memory.set('typed', '顾长风', 'visit')
    memory.set('closed', 'yes')
    sessionStorage.setItem('client_key', 'h5')
    forgetVisit()
    expect(memory.get('typed', 'visit')).toBeUndefined()
    expect([memory.get('closed'), sessionStorage.getItem('client_key')]).toEqual(['yes', 'h5'])
  })

  it('of the visit stays with who logs in, and who logs in again, and is forgotten for another member', () => {
    const typed = () => memory.get('typed', 'visit')
    memory.set('typed', '顾长风', 'visit')
    visitOf('900003')
    visitOf('900003')
    expect(typed()).toBe('顾长风')
    visitOf('900005')
    expect(typed()).toBeUndefined()
  })

  it('keeps nothing, and does not throw, where the device refuses', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
    vi.stubGlobal('localStorage', refusing)
    memory.set('closed', 'yes')
    memory.set('closed', undefined)
    expect(memory.get('closed')).toBeUndefined()
  })

  it('keeps nothing, and does not throw, where there is no storage at all', () => {
    vi.stubGlobal('sessionStorage', undefined)
    memory.set('closed', 'yes', 'visit')
    expect(memory.get('closed', 'visit')).toBeUndefined()
  })
})
