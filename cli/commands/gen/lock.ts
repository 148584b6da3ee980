import { join } from 'node:path'
import type { Registry } from '../../../src/kit/widget.ts'
import { compatibility } from '../../compat/compatibility.ts'
import type { Incompatibility } from '../../compat/incompatibility.ts'
import { lockOf, type WidgetLock } from '../../compat/widget-record.ts'
import { lockFile, readIfThere } from './generate.ts'
import { isMap, parsed } from '../../../src/kit/json.ts'

export interface Broken {
  readonly code: string
  readonly version: number
  readonly incompatibilities: readonly Incompatibility[]
}

/** The committed record of widgets; empty when there is none yet. */
export async function readLock(root: string): Promise<WidgetLock> {
  const lock = parsed((await readIfThere(join(root, lockFile))) ?? '{}')
  return isMap(lock) ? (lock as WidgetLock) : {}
}

/** Widgets that changed incompatibly since the record was written, and did not raise their version. */
export function brokenWidgets(lock: WidgetLock, registry: Registry): Broken[] {
  return Object.entries(lockOf(registry)).flatMap(([code, now]) => {
    const before = Object.hasOwn(lock, code) ? lock[code] : undefined
    if (!before || now.version > before.version) return []
    const { version } = now
    if (version < before.version) return [{ code, version, incompatibilities: [olderVersion(before.version, version)] }]
    const incompatibilities = compatibility(before, now)
    return incompatibilities.length > 0 ? [{ code, version, incompatibilities }] : []
  })
}

function olderVersion(before: number, after: number): Incompatibility {
  return { kind: 'older-version', path: 'version', before: String(before), after: String(after) }
}
