import type { Migration } from '../../src/kit/widget.ts'

export const migrations: readonly Migration[] = []
