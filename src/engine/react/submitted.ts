import type { SubmitState } from '../../../schemas/page/action.ts'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { isCallProblem } from '../../kit/call.ts'
import { refusalOf } from '../../kit/refusal.ts'
import { FAILURE_TOAST, isFailedCall, NOT_LOGGED_IN } from '../../kit/failed-call.ts'

export interface Submission {
  /** Without `into`, what is sent once at a time. */
  readonly name: string
  /** The key of the page's state that is told how it goes. */
  readonly into?: string
  /** A refusal is reported, and no more. */
  readonly quiet?: boolean
  /** A refusal is told by a toast, though there is `into`. */
  readonly isTold?: boolean
  /** As `isTold`; and the words, where the endpoint gives no reason of its own. */
  readonly failText?: string
  /** Data that the endpoint's refusal shows to be out of date: it is loaded again once the reason was read. */
  readonly stale?: readonly string[]
  /** Data to load again after success. */
  readonly reload?: string
}

/** A8: so long after a refusal was told, what it shows to be out of date is loaded again, in ms. */
const STALE_AFTER = 1500

const idle: SubmitState = { status: 'idle', code: '', message: '' }

interface Sent {
  /** Of the page that sent it. */
  readonly path: string
  /** When it was answered, ms of the page's life. */
  readonly at: number
}

/** What is under way on a page, and what was answered. */
interface Sender {
  readonly running: Set<string>
  readonly answered: Map<string, Sent>
}

/** The pages that sent something, which their setState stands for. */
const senders = new WeakMap<ActionTools['setState'], Sender>()

/** A page that was left stands until the next one is here: for so long a further tap on it was meant for what is answered, in ms. */
const LEAVING = 10_000

const pathOf = (tools: ActionTools) => new URL(tools.here()).pathname

/**
 * Sends something and tells the page how it goes: busy, then done with the reply, or refused with the reason. A second tap meanwhile does
 * nothing, nor does one on a page that is left already and stands until the next one is here. Sending that gives STOP was thought over: it ends the chain, and the page is as before. A refusal without `into` is told by a toast (B8); it ends the chain, and so does a login that is needed first.
 */
export async function submitted(
  tools: ActionTools,
  what: Submission,
  send: () => Promise<unknown>,
): Promise<void | typeof STOP> {
  const { into } = what
  const { running, answered } = senderOf(tools)
  const key = into ?? ` ${what.name}`
  const path = pathOf(tools)
  const last = answered.get(key)
  const isLeft = last !== undefined && last.path !== path && performance.now() - last.at < LEAVING
  if (running.has(key) || isLeft) return STOP
  running.add(key)
  const tell = (state: SubmitState) => into && tools.setState(into, state)
  tell({ ...idle, status: 'busy' })
  try {
    const reply = await send()
    if (reply === STOP) {
      tell(idle)
      return STOP
    }
    // What is sent without `into` may follow a step to another page in its own chain.
    if (into) answered.set(key, { path, at: performance.now() })
    tell({ ...idle, status: 'done', reply })
  } catch (error) {
    return refused(error, tools, what, tell)
  } finally {
    running.delete(key)
  }
  if (what.reload) await tools.reload(what.reload)
  return undefined
}

function senderOf({ setState }: ActionTools): Sender {
  const sender: Sender = senders.get(setState) ?? { running: new Set(), answered: new Map() }
  senders.set(setState, sender)
  return sender
}

function refused(
  error: unknown,
  tools: ActionTools,
  what: Submission,
  tell: (state: SubmitState) => void,
): typeof STOP {
  const { code, message } = refusalOf(error)
  // Who sends something by themselves may be sent to log in; a page that does it quietly only learns of it.
  if (code === NOT_LOGGED_IN && what.quiet) {
    tell({ status: 'refused', code, message })
    return STOP
  }
  if (code === NOT_LOGGED_IN) {
    tell(idle)
    // Asked here, at the action that needs it: the chain is kept from this action on.
    tools.requireLogin()
    return STOP
  }
  tell({ status: 'refused', code, message })
  // Reported, with what went wrong, by whoever runs the chain.
  if (what.quiet || !isCallProblem(error)) throw error
  const { failText, isTold = failText !== undefined || what.into === undefined, stale = [] } = what
  if (isTold) tools.toast(failText && !error.isReason ? failText : message, FAILURE_TOAST)
  if (stale.length > 0 && !isFailedCall(error)) setTimeout(() => reloadAll(stale, tools), STALE_AFTER)
  return STOP
}

const reloadAll = (names: readonly string[], tools: ActionTools) => names.forEach((name) => void tools.reload(name))
