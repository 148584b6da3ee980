import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  {
    from: 1,
    before: { actions: '{{ order.actions }}', result: '{{ state.cancel }}' },
    after: { actions: '{{ order.actions }}' },
  },
]
