import type { MigrationExample } from '../../src/kit/widget.ts'

export const migrationExamples: readonly MigrationExample[] = [
  {
    from: 1,
    before: { price: 298, groupPrice: 168, timeStatus: 1, order: { status: 'busy' } },
    after: { price: 298, groupPrice: 168, timeStatus: 1, isBusy: true },
  },
]
