import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: its link is a plain link, and no event tells of it. */
export const migrations: readonly Migration[] = [{ to: 2, name: 'drop-home-event', up: (props) => props }]
