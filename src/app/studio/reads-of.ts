import { rootsRead } from '../../engine/core/rename-roots.ts'
import { keysWritten } from '../../engine/core/state-keys.ts'
import type { Reads } from '../../studio/document/index.ts'

const STATE = 'state.'

/** What any JSON of a page reads and sets, as the engine reads its expressions and actions. */
export function readsOf(value: unknown): Reads {
  const read = rootsRead(value)
  const state = read.filter((name) => name.startsWith(STATE)).map((name) => name.slice(STATE.length))
  return { names: new Set(read), state: new Set([...state, ...keysWritten(value)]) }
}
