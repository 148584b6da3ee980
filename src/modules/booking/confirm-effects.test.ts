import { expect, it } from 'vitest'
import { fakeMemory } from '../../kit/fake-tools.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { confirmEffects, savedRequestKey } from './confirm-effects.ts'

const toolsAt = (orderId: string, query: Readonly<Record<string, string>>) =>
  ({ params: { orderId }, query: () => query }) as Partial<ScreenTools> as ScreenTools

it('[R6] the name under which an order’s day was sent is known again, whatever is chosen by then, until it is booked', () => {
  const memory = fakeMemory()
  const choice = { date: '2026-11-25', lines: '71:1', people: '2' }
  const keep = (key: string | undefined) =>
    confirmEffects(toolsAt('7', choice), memory)({ do: 'keep-key', key }, () => undefined)
  keep('key-1')
  expect([savedRequestKey('7', memory), savedRequestKey('8', memory)]).toEqual(['key-1', undefined])
  keep(undefined)
  expect(savedRequestKey('7', memory)).toBeUndefined()
})

it('[R7] who left before the answer is told where they are, with the way to how it stands', () => {
  const went: unknown[] = []
  const tools = { ...toolsAt('7', {}), navigate: (...way: readonly unknown[]) => void went.push(way) }
  confirmEffects(tools, fakeMemory())({ do: 'leave', to: '/cashier/8' }, () => undefined)
  expect(went).toEqual([['/cashier/8', { replace: true, late: { title: '预约已提交', button: '查看' } }]])
})
