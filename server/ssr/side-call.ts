import type { Contract } from '../../schemas/api/contract.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import type { Call } from '../../src/kit/call.ts'

/** An endpoint without body that the server asks for beside a page's own data. */
export const callShapeOf = ({ method, path, params }: Contract): CallShape => ({
  ...{ method, path, query: [], body: [], value: [] },
  params: Object.keys(params?.properties ?? {}),
})

interface SideCall {
  readonly call: Call
  readonly shape: CallShape
  readonly args?: Readonly<Record<string, unknown>>
  /** How long the page waits for it, in ms. */
  readonly deadline: number
}

/** Performs it, and rejects when it takes too long: a call of this server itself can't be given up otherwise. */
export function callWithTimeout({ call, shape, args = {}, deadline }: SideCall): Promise<unknown> {
  const signal = AbortSignal.timeout(deadline)
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${shape.path} took more than ${deadline} ms`)))
    call(shape, args, signal).then(resolve, reject)
  })
}
