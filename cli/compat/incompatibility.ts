import type { TextName } from '../texts.ts'

/** One way in which a page written for the old shape of a widget would no longer be right. */
export interface Incompatibility {
  readonly kind: Extract<TextName, `compat.${string}`> extends `compat.${infer Kind}` ? Kind : never
  /** props.items[].title, events.select.index, or the name of a variant or slot. */
  readonly path: string
  readonly keyword?: string
  readonly before?: string
  readonly after?: string
}
