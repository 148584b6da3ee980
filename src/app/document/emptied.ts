import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { getOwn } from '../../engine/core/get-own.ts'

const all: readonly Contract[] = Object.values(contracts)

/** What is looked at of a reply's schema. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Endpoints whose fulfilled replies always have the value that pages read: what they are asked for is there. */
const promising = new Set(
  all
    .filter(({ page, reply, problems }) => {
      let schema = reply as Schema | undefined
      const isNeeded = (name: string) => {
        const { required, properties } = schema ?? {}
        schema = properties?.[name]
        return required?.includes(name)
      }
      return page?.value.every(isNeeded) && !problems.includes('not-found')
    })
    .map(({ method, path }) => `${method} ${path}`),
)

/** Calls of a page, and which endpoints said that all is well and had nothing of what they promise: another backend may be in trouble so. */
export function watchedCalls(call: Call): { readonly call: Call; readonly isEmptied: (shape: CallShape) => boolean } {
  const had = new Map<string, boolean>()
  const keyOf = ({ method, path }: CallShape) => `${method} ${path}`
  return {
    async call(shape, args, signal) {
      const reply = await call(shape, args, signal)
      const value = shape.value.reduce<unknown>((found, name) => getOwn(found, name), reply)
      const key = keyOf(shape)
      had.set(key, had.get(key) === true || (value !== undefined && value !== null))
      return reply
    },
    isEmptied: (shape) => had.get(keyOf(shape)) === false && promising.has(keyOf(shape)),
  }
}
