import type { Contract } from '../../../schemas/api/contract.ts'
import type { CallShape } from '../../../schemas/page/plan.ts'
import type { Call } from '../../kit/call.ts'
import { getOwn } from '../core/get-own.ts'
import type { Site } from '../site.ts'

/** What is looked at of a reply's schema. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** Endpoints whose fulfilled replies always have the value that pages read: what they are asked for is there. */
const isPromising = ({ page, reply, problems }: Contract): boolean => {
  let schema = reply as Schema | undefined
  const isNeeded = (name: string) => {
    const { required, properties } = schema ?? {}
    schema = properties?.[name]
    return required?.includes(name)
  }
  return page !== undefined && page.value.every(isNeeded) && !problems.includes('not-found')
}

const keyOf = ({ method, path }: Pick<CallShape, 'method' | 'path'>) => `${method} ${path}`

interface WatchedCalls {
  readonly call: Call
  readonly isEmptied: (shape: CallShape) => boolean
}

/** Calls of a page, and which endpoints said that all is well and had nothing of what they promise: another backend may be in trouble so. */
export function callWatcher({ endpoints }: Site): (call: Call) => WatchedCalls {
  const promising = new Set(Object.values(endpoints).filter(isPromising).map(keyOf))
  return (call) => {
    const had = new Map<string, boolean>()
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
}
