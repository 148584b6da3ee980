import type { Migration } from './widget.ts'

type Props = Parameters<Migration['up']>[0]

/** `{{ one expression }}` and nothing beside it. */
const EXPRESSION = /^\{\{((?:(?!\}\}).)+)\}\}$/s

/** Whether an order is under way, of the state that a page wrote as a whole: `busy` of it, in the words that the page had for it. */
function busyOf(order: unknown): unknown {
  const [, expression] = typeof order === 'string' ? (EXPRESSION.exec(order.trim()) ?? []) : []
  if (expression !== undefined) return `{{ (${expression.trim()}).status == 'busy' }}`
  return typeof order === 'object' && order !== null && 'status' in order && order.status === 'busy'
}

/**
 * The step of a bar that was told all about an order, and told the page of its refusal by an event: the action that sends the order tells
 * it now, and the bar waits while `isBusy`. What a page wrote of `isBusy` itself stays.
 * @param to the version that this leads to
 */
export const tellBusy = (to: number): Migration => ({
  to,
  name: 'tell-busy',
  removedProps: ['order'],
  removedEvents: ['refused'],
  up({ order, ...props }: Props) {
    return order === undefined || props.isBusy !== undefined ? props : { ...props, isBusy: busyOf(order) }
  },
})
