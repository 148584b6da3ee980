import type { Text } from '../../schemas/json-schema.ts'

/** A change of the JSON that mends a problem. Safe: it can't change what the operator meant. */
export interface Fix {
  readonly title: Text
  readonly safe: boolean
  readonly edit:
    | { readonly op: 'replace'; readonly pointer: string; readonly value: unknown }
    | { readonly op: 'rename-key'; readonly pointer: string; readonly to: string }
    | { readonly op: 'remove'; readonly pointer: string }
    | { readonly op: 'add'; readonly pointer: string; readonly value: unknown }
    /** Where the text is no JSON yet: offsets in it, and what stands there instead. */
    | { readonly op: 'text'; readonly start: number; readonly end: number; readonly text: string }
}

/** What a rule says before it is placed in the text. */
export interface Finding {
  /** JSON pointer to the value meant: /blocks/2/props/max */
  readonly pointer: string
  /** Underline the property's name instead of its value. */
  readonly target?: 'key' | 'value'
  /** Part of a text value: offsets in the decoded string. */
  readonly within?: readonly [start: number, end: number]
  readonly message: Text
  readonly expected?: Text
  readonly got?: string
  readonly suggestion?: string
  readonly fix?: Fix
}

export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  readonly offset: number
}

/** One mistake in one file, placed. One mistake gives one problem. */
export interface Problem extends Finding {
  readonly rule: string
  readonly severity: 'error' | 'warning'
  /** As the reader knows it: pages/home.json */
  readonly file: string
  readonly block?: { readonly id: string; readonly widget: string; readonly number: number }
  readonly start: Position
  readonly end: Position
  /** Where the rule is explained: docs/checks.md#rule-name */
  readonly docs: string
}
