import type { WidgetMemory } from '../../src/kit/widget.ts'

interface Chosen {
  readonly orderId: string
  /** The day and the copies. */
  readonly choice: string
}

const nameOf = (orderId: string) => `request ${orderId}`

/** The name of a request: the same as long as the same is chosen and not booked, so that what is sent again counts once. */
export function keyFor(memory: WidgetMemory, { orderId, choice }: Chosen): string {
  const name = nameOf(orderId)
  const [before = '', key = ''] = (memory.get(name, 'visit') ?? '').split('|')
  if (before === choice && key !== '') return key
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  memory.set(name, `${choice}|${made}`, 'visit')
  return made
}

/** It is booked: the same day for as many is a request of its own from now on. */
export const forgetKey = (memory: WidgetMemory, orderId: string): void =>
  memory.set(nameOf(orderId), undefined, 'visit')

/** 900006011:1,900006012:2 as an address carries it. What is no number is no copy. */
export const bookedLines = (text: string): { subOrderId: string; copies: number }[] =>
  text
    .split(',')
    .map((part) => part.split(':'))
    .map(([subOrderId = '', copies = '']) => ({ subOrderId, copies: Number.parseInt(copies, 10) || 0 }))
    .filter(({ subOrderId, copies }) => subOrderId !== '' && copies > 0)
