import type { ExtendedJSONSchema } from 'json-schema-to-ts'
import type { Keywords } from './keywords.ts'

/** A JSON Schema (draft-07) as a TypeScript const: `{ ... } as const satisfies JSONSchema`. */
export type JSONSchema = Exclude<ExtendedJSONSchema<Keywords>, boolean>

/** The same sentence for the two audiences of a message: the shop's operators and its developers. */
export interface Text {
  readonly zh: string
  readonly en: string
}
