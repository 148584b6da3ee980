import type { Annotations } from '../../../schemas/json-schema.ts'
import type { EditorSchema } from '../../../src/engine/checks/judge/or-expression.ts'

export interface Option {
  readonly value: string
  readonly description: string
  /** What holds for the object once the property has this value. */
  readonly shape: EditorSchema
}

/**
 * An object whose shape depends on one of its properties: the schema of that property, and what follows from it. `if` / `then` for each
 * value, never `oneOf`: an editor then completes and explains for the value that stands there, and one mistake stays one message.
 */
export function choice(
  property: string,
  { title, description, $comment }: Annotations,
  options: readonly Option[],
): { named: EditorSchema; allOf: readonly EditorSchema[] } {
  const told = options.map((option) => option.description)
  const values = options.map(({ value }) => value)
  const allOf = options.map(({ value, shape }) => ({
    if: { properties: { [property]: { const: value } }, required: [property] },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: shape,
  }))
  return {
    named: {
      title,
      description,
      $comment,
      type: 'string',
      enum: values,
      enumDescriptions: told,
      markdownEnumDescriptions: told,
    },
    allOf,
  }
}
