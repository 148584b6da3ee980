import type { Plan, SourceState } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import type { AnyScreen, OpeningCall } from '../../kit/screen.ts'
import { submitShape } from '../core/call-shape.ts'
import { createCaller } from '../core/create-caller.ts'
import { isNotThere } from '../core/is-not-there.ts'
import { openingKey } from '../core/screen-page.ts'
import type { Site } from '../site.ts'

/** Whether what a screen asks for first comes with a member's page: then it is one member's. */
export const isOpened = ({ opening }: Pick<AnyScreen, 'opening'>): boolean => opening !== undefined

interface OpeningInput extends Pick<Site, 'endpoints'> {
  readonly screen: AnyScreen
  readonly plan: Pick<Plan, 'context'>
  /** Makes the calls of the member whose page it is. */
  readonly call: Call
  /** Milliseconds that each call may take. */
  readonly deadline: number
}

/**
 * What the screen would ask for first, asked in its place. What is refused or late is left to the screen, which says so itself; failed when what
 * the path of the address names, which is what is asked for first of all, is not there.
 */
export async function loadOpening({ screen, endpoints, plan, call, deadline }: OpeningInput): Promise<SourceState> {
  const { params, query, route = {} } = plan.context
  const send = createCaller({ call, deadline, late: 'pending' })
  const ask = ({ name, args }: OpeningCall) => send(submitShape(endpoints[name]!), args)
  const calls = screen.opening?.({ params, query: () => query }, route) ?? []
  const states = await Promise.all(calls.map(ask))
  const [first] = states
  if (first?.status === 'failed' && isNotThere(first.code) && Object.keys(params).length > 0) return first
  const found = states.flatMap((state, at) => {
    const { name, args } = calls[at]!
    return state.status === 'ready' ? [[openingKey(name, args), state.value] as const] : []
  })
  return { status: 'ready', value: Object.fromEntries(found) }
}
