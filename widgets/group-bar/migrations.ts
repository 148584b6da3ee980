import { tellBusy } from '../../src/kit/tell-busy.ts'
import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: a refused order is told by the action that sends it, no longer by a state and an event of the bar. */
export const migrations: readonly Migration[] = [tellBusy(2)]
