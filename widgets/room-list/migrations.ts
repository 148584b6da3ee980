import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: a refusal is told, and the rooms are loaded again, by the action that sends the order. The settings are as they were. */
export const migrations: readonly Migration[] = [
  { to: 2, name: 'tell-no-refusal', removedEvents: ['refused', 'stale'], up: (props) => props },
]
