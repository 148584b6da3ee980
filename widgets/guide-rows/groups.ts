import type { ComponentContent } from '../../schemas/domain/page-component.ts'

/** Rows that stand under one small heading; '' for those without one. */
export interface Group {
  readonly tag: string
  readonly rows: readonly ComponentContent[]
}

/** Rows by their tags, in the order in which these come first. */
export function groupsOf(rows: readonly ComponentContent[]): Group[] {
  const tagOf = ({ customFields }: ComponentContent) => customFields?.tag ?? ''
  const tags = [...new Set(rows.map(tagOf))]
  return tags.map((tag) => ({ tag, rows: rows.filter((row) => tagOf(row) === tag) }))
}
