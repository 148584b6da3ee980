import type { AnyWidget } from './widget.ts'

/** Today's version of a widget's props: 1 on its first day, and one more with each migration. */
export const versionOf = ({ migrations = [] }: Pick<AnyWidget, 'migrations'>): number => 1 + migrations.length
