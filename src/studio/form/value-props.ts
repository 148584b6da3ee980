import type { Json, JsonMap, ValuePath } from '../document/index.ts'
import type { Around } from './alt-of.ts'
import type { FormSchema } from '../document/form-schema.ts'

export interface ValueFieldProps {
  readonly name: string
  readonly schema: FormSchema
  readonly value: Json | undefined
  readonly isRequired?: boolean
  readonly isLocked: boolean
  /** Expressions have no meaning here: what is written is what is shown. */
  readonly isPlain?: boolean
  readonly path: ValuePath
  /** What it stands in; absent in lists and at the top of a page. */
  readonly around?: Around
  /** What is wrong at a path. */
  readonly problemAt: (path: ValuePath) => string | undefined
  readonly onChange: (path: ValuePath, value: Json | undefined, label: string) => void
  /** Told of what is being typed, before it is a change. Absent: nobody shows it. */
  readonly onType?: (path: ValuePath, value: Json | undefined) => void
}

/** What fields of a block share. */
export type BlockFieldProps = Pick<ValueFieldProps, 'isLocked' | 'problemAt' | 'onChange' | 'onType'> & {
  readonly block: JsonMap
}
