import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  { from: 1, before: { code: '{{ query.code }}' }, after: { code: '{{ query.code }}' } },
]
