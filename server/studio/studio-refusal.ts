import type { FastifyReply, FastifyRequest } from 'fastify'
import { type StudioProblem, type StudioProblemCode, studioProblems } from '../../schemas/studio/problems.ts'

/** A refusal that a handler of the studio expects and gives back as a value; what is thrown is a bug. */
export class StudioRefusal<Code extends StudioProblemCode = StudioProblemCode> {
  readonly code: Code
  readonly detail: string | undefined

  constructor(code: Code, detail?: string) {
    this.code = code
    this.detail = detail
  }
}

/** @param detail in the operator's words: who owns the address, which page it is about */
export const refuseStudio = <const Code extends StudioProblemCode>(code: Code, detail?: string): StudioRefusal<Code> =>
  new StudioRefusal(code, detail)

/** Ends a transaction with a refusal: what was written in it is undone. */
class Undone extends Error {
  override name = 'Undone'
  readonly refusal: StudioRefusal

  constructor(refusal: StudioRefusal) {
    super(`refused: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Inside `undoneOnRefusal`: leaves the transaction, which writes nothing. */
export function undo(refusal: StudioRefusal): never {
  throw new Undone(refusal)
}

/**
 * The outcome of work that may end by `undo`. Which refusals those are is the word of its caller; a call that refuses with another than
 * its contract says is an error of ours (studio-route.ts).
 * @throws whatever else the work throws
 */
export async function undoneOnRefusal<Value, Code extends StudioProblemCode = StudioProblemCode>(
  work: () => Promise<Value>,
): Promise<Value | StudioRefusal<Code>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refusal as StudioRefusal<Code>
    throw error
  }
}

export function sendStudioProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, detail }: Pick<StudioRefusal, 'code' | 'detail'>,
) {
  const { status, message } = studioProblems[code]
  const body: StudioProblem = { code, message, ...(detail !== undefined && { detail }), requestId: request.id }
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(body)
}
