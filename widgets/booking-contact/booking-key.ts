import type { WidgetMemory } from '../../src/kit/widget.ts'

interface Chosen {
  readonly orderId: string
  /** The day and the copies. */
  readonly choice: string
}

/** The name of a request: the same as long as the same is chosen in this visit, so that it counts once. */
export function keyFor(memory: WidgetMemory, { orderId, choice }: Chosen): string {
  const name = `request ${orderId}`
  const [before = '', key = ''] = (memory.get(name, 'visit') ?? '').split('|')
  if (before === choice && key !== '') return key
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  memory.set(name, `${choice}|${made}`, 'visit')
  return made
}

/** 900006011:1,900006012:2 as an address carries it. What is no number is no copy. */
export const bookedLines = (text: string): { subOrderId: string; copies: number }[] =>
  text
    .split(',')
    .map((part) => part.split(':'))
    .map(([subOrderId = '', copies = '']) => ({ subOrderId, copies: Number.parseInt(copies, 10) || 0 }))
    .filter(({ subOrderId, copies }) => subOrderId !== '' && copies > 0)
