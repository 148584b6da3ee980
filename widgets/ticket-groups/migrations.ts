import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: the event `choose` tells of each ticket its id and quantity, as every purchase does. Its settings are as they were. */
export const migrations: readonly Migration[] = [{ to: 2, name: 'tell-id-and-quantity', up: (props) => props }]
