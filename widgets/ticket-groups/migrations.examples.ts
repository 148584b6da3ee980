import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  {
    from: 1,
    before: { tickets: '{{ tickets.tickets }}', date: '{{ tickets.date }}' },
    after: { tickets: '{{ tickets.tickets }}', date: '{{ tickets.date }}' },
  },
]
