import type { CallShape } from '../../schemas/page/plan.ts'

/** A call that failed: the code and the sentence of schemas/api/problems, or of the network (A8). */
export class CallProblem extends Error {
  readonly code: string
  /** The endpoint answered, and says itself why not: the message is its own. */
  readonly isReason: boolean

  constructor(code: string, message: string, isReason = false) {
    super(message)
    this.name = 'CallProblem'
    this.code = code
    this.isReason = isReason
  }
}

/** Code of a call whose answer met another login than it was asked for under. What it was to change may be changed. */
export const OTHER_LOGIN = 'other-login'

/** By name, since the built shop and the server that runs it each hold this class. */
export const isCallProblem = (error: unknown): error is CallProblem =>
  error instanceof Error && error.name === 'CallProblem' && 'code' in error && typeof error.code === 'string'

/** Performs one call of the mall's API and gives its whole reply; rejects with a CallProblem. */
export type Call = (shape: CallShape, args: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<unknown>
