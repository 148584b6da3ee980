import type { FromSchema } from 'json-schema-to-ts'
import { conforms, type DraftSchema } from './draft-schema.ts'
import type { WidgetMemory } from './widget.ts'

/**
 * What is typed in a form, or chosen, as the memory of the visit keeps it: it is there after a reload, a login on the way and the way back,
 * and ends with the tab or the logout. `id` says what it is typed for, as an order, where there may be several: each has a draft of its own.
 */
export interface Draft<Value> {
  /** What was kept; undefined when nothing was. What is not by the schema, as an older version of the shop kept it, is thrown away. */
  readonly read: (memory: WidgetMemory, id?: string) => Value | undefined
  /** Keeps it in the place of what was kept before; undefined forgets. */
  readonly keep: (memory: WidgetMemory, value: Value | undefined, id?: string) => void
}

/** What a draft holds. */
export type DraftValue<Of> = Of extends Draft<infer Value> ? Value : never

/**
 * A kind of draft.
 * @param name differs from those of the other drafts of the same screen
 * @param schema says what is kept, and gives its type
 */
export function createDraft<const Schema extends DraftSchema, Value = Unchanging<FromSchema<Schema>>>(
  name: string,
  schema: Schema,
): Draft<Value> {
  const keyOf = (id: string) => (id === '' ? name : `${name} ${id}`)
  return {
    read(memory, id = '') {
      const text = memory.get(keyOf(id), 'visit')
      if (text === undefined) return undefined
      const value = parsed(text)
      if (conforms(schema, value)) return value as Value
      memory.set(keyOf(id), undefined, 'visit')
      return undefined
    },
    keep: (memory, value, id = '') =>
      memory.set(keyOf(id), value === undefined ? undefined : JSON.stringify(value), 'visit'),
  }
}

/** The state of a journey is changed by its flow alone. */
type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value

/** undefined for what is no JSON, which is by no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
