// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { readStorage } from './read-storage.ts'

afterEach(() => vi.restoreAllMocks())

it('reads what is kept under a name', () => {
  localStorage.setItem('token', 'a')
  sessionStorage.setItem('token', 'b')
  expect([readStorage('localStorage', 'token'), readStorage('sessionStorage', 'token')]).toEqual(['a', 'b'])
  expect(readStorage('localStorage', 'nothing')).toBeNull()
})

it('finds nothing on a device that refuses its storage, already to the first look at it', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(readStorage('localStorage', 'token')).toBeNull()
})
