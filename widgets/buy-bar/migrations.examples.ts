import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  {
    from: 1,
    before: { price: 398, order: '{{ state.order }}' },
    after: { price: 398, isBusy: "{{ (state.order).status == 'busy' }}" },
  },
  { from: 1, before: { price: 398, isBusy: true }, after: { price: 398, isBusy: true } },
]
