import { expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { confirmEffects, savedRequestKey } from './confirm-effects.ts'

const toolsAt = (query: Readonly<Record<string, string>>, more: Partial<ScreenTools> = {}) =>
  ({ params: {}, query: () => query, ...more }) as Partial<ScreenTools> as ScreenTools
const choice = { program: 'airport-out', day: '2026-11-25', time: '09:00', adults: '2' }

it('[R5] the name under which something was sent is that of what is chosen in its place, until it is reserved', () => {
  const memory = fakeMemory()
  const keep = (key: string | undefined) =>
    confirmEffects(toolsAt(choice), memory, 'bus')({ do: 'keep-key', key }, () => undefined)
  keep('key-1')
  expect([savedRequestKey(memory, 'bus'), savedRequestKey(memory, 'dolphin')]).toEqual(['key-1', undefined])
  keep(undefined)
  expect(savedRequestKey(memory, 'bus')).toBeUndefined()
})

it('[R5] who left before the answer is told where they are, with the way to the reservations', () => {
  const went: unknown[] = []
  const tools = toolsAt(choice, { navigate: (...way) => void went.push(way) })
  confirmEffects(tools, fakeMemory(), 'bus')({ do: 'leave', to: '/myBus/myAppointment' }, () => undefined)
  expect(went).toEqual([['/myBus/myAppointment', { replace: true, late: { title: '预约已提交', button: '查看预约' } }]])
})
