/** Why something was not given: the words are those of schemas/api/problems.ts. */
export type GiveProblem = 'not-found' | 'transfer-closed'
/** Why it was not taken. */
export type TakeProblem = 'not-found' | 'coupon-received' | 'transfer-over' | 'transfer-own' | 'transfer-taken'
/** Why it was not brought back. */
export type WithdrawProblem = 'not-found' | 'transfer-taken'

type Problem = GiveProblem | TakeProblem

/** What is refused inside of a transaction: nothing of it happened. */
export class Undone extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** @returns what came of it, or why nothing did: `Why` names what its work refuses by */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its own work refuses by
export const orProblem = <Result, Why extends Problem>(work: Promise<Result>): Promise<Result | { problem: Why }> =>
  work.catch((error: unknown) => {
    if (error instanceof Undone) return { problem: error.problem as Why }
    throw error
  })
