import type { ComponentContent } from '../../../schemas/domain/page-component.ts'
import { linked } from './contents.ts'

export interface RowSeed {
  readonly id: string
  readonly title: string
  /** When it is open, or how far it is: one line. */
  readonly line?: string
  /** What else is to be said of it. */
  readonly about?: string
  /** The heading under which it stands. */
  readonly tag?: string
  readonly to?: string
  readonly picture?: string
}

/** A line of a guide: a place, a station, a bus, a day of a plan. */
export function row({ id, title, line, about, tag, to, picture }: RowSeed): ComponentContent {
  const content = linked({
    ...{ id, title },
    ...(line && { subtitle: line }),
    ...(to && { to }),
    ...(picture && { picture }),
    ...(tag && { custom: { tag } }),
  })
  return about ? { ...content, contentInfo: { summary: about } } : content
}

/** The name of the kind of component whose entries are such lines. */
export const ROWS = '说明'
