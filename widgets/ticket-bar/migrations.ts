import { tellBusy } from '../../src/kit/tell-busy.ts'
import type { Migration } from '../../src/kit/widget.ts'

/** Version 2: the event `buy` tells what was chosen, no longer the text that one endpoint takes. Its settings are as they were. */
export const migrations: readonly Migration[] = [{ to: 2, name: 'tell-choice', up: (props) => props }, tellBusy(3)]
