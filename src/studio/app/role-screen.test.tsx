// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayActAs, type Role, roles } from '../../../schemas/studio/role.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { createStudio } from '../session/studio.ts'
import { StudioApp } from './studio-app.tsx'

/** The studio at an address, as somebody of a role has it. @returns the calls that were made */
async function openAt(path: string, role: Role): Promise<string[]> {
  const calls: string[] = []
  const call = (async (name: string) => {
    calls.push(name)
    return name === 'me'
      ? { reply: { operator: { id: 'a', name: '小林', role }, needsPassword: false, isOwnMall: true } }
      : { failure: { code: 'offline', message: '' } }
  }) as unknown as StudioCall
  history.replaceState({}, '', `/studio${path}`)
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  await act(async () => void render(<StudioApp studio={studio} />))
  // The log is asked for when its filters rest.
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return calls
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const screens = [
  ['/operators', 'admin', 'operatorList', '人员'],
  ['/audit', 'publisher', 'auditLog', '操作记录'],
] as const

describe.each(screens)('[S1] the screen at %s', (path, needed, asks, title) => {
  it.each(roles)('is for who may use it, and asks nothing for another: %s', async (role) => {
    const calls = await openAt(path, role)
    const isFor = mayActAs(role, needed)
    expect(calls.includes(asks)).toBe(isFor)
    expect(screen.queryByRole('heading', { name: title }) !== null).toBe(isFor)
    expect(screen.queryByText(/你的角色看不了/) === null).toBe(isFor)
  })
})
