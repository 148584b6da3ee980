import type { MigrationExample } from '../../src/kit/widget.ts'

const props = { productId: '{{ params.id }}', rooms: [], stay: '{{ offer.stay }}' }

export const migrationExamples: readonly MigrationExample[] = [{ from: 1, before: props, after: props }]
