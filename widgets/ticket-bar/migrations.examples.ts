import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  {
    from: 1,
    before: { productId: '{{ params.id }}', groups: '{{ offer.data }}' },
    after: { productId: '{{ params.id }}', groups: '{{ offer.data }}' },
  },
  {
    from: 2,
    before: { productId: '{{ params.id }}', order: '{{ state.order }}' },
    after: { productId: '{{ params.id }}', isBusy: "{{ (state.order).status == 'busy' }}" },
  },
]
