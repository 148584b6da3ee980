import type { ExtendedJSONSchema } from 'json-schema-to-ts'
import type { Keywords } from './keywords.ts'

/** A JSON Schema (draft-07) as a TypeScript const: `{ ... } as const satisfies JSONSchema`. */
export type JSONSchema = Exclude<ExtendedJSONSchema<Keywords>, boolean>

/** What a schema tells people of a value: the label of its field, the help under it, and what only those who write JSON want to know. */
export interface Annotations {
  readonly title: string
  readonly description?: string
  readonly $comment?: string
}

/** The same sentence for the two audiences of a message: the shop's operators and its developers. */
export interface Text {
  readonly zh: string
  readonly en: string
}
