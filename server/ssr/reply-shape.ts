import { contracts } from '../../schemas/api/contracts.ts'
import type { Contract } from '../../schemas/api/contract.ts'
import type { CallShape } from '../../schemas/page/plan.ts'

/** What is looked at of a schema. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

const all: readonly Contract[] = Object.values(contracts)
const replyOf = new Map(all.map(({ method, path, reply }) => [`${method} ${path}`, reply as Schema]))

/** Whether an answer is of the kind that its contract says, an object or a list, be it the reply or a refusal. */
export function isOfKind(shape: CallShape, body: unknown): boolean {
  const schema = replyOf.get(`${shape.method} ${shape.path}`)
  return schema === undefined || hasType(schema, body)
}

/**
 * Whether a reply has the value that pages read, of its kind, or says in the mall's own words that all is well and has none. What something
 * between says in the place of the mall (null, a page's text, {}) would else be taken for a thing that is not there. The rest of a reply is its
 * backend's affair: looking through all of it costs as much as drawing it.
 */
export function hasValue(shape: CallShape, body: unknown): boolean {
  const reply = replyOf.get(`${shape.method} ${shape.path}`)
  let schema = reply
  let value = body
  for (const name of shape.value) {
    const isNeeded = schema?.required?.includes(name) ?? false
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    schema = schema?.properties?.[name]
    if (value === undefined || value === null) return !isNeeded || isOfMall(reply, shape.value[0], body)
  }
  return schema === undefined || (hasType(schema, value) && hasAnything(schema, value))
}

/** A thing with nothing of what it must have is none. */
const hasAnything = ({ required = [] }: Schema, value: unknown): boolean =>
  required.length === 0 || Array.isArray(value) || required.some((name) => Object.hasOwn(Object(value), name))

/** Whether a body says what the mall says beside the value: `hasError`, a code, a status. */
const isOfMall = (reply: Schema | undefined, value: string | undefined, body: unknown): boolean =>
  (reply?.required ?? []).some((name) => name !== value && Object.hasOwn(Object(body), name))

function hasType({ type }: Schema, value: unknown): boolean {
  if (type === undefined) return true
  return [type].flat().some((one) => {
    if (one === 'array') return Array.isArray(value)
    if (one === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
    if (one === 'null') return value === null
    return one === 'integer' ? typeof value === 'number' : typeof value === one
  })
}
