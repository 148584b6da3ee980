import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { BlockReport } from './page-runtime.ts'

export function problemOf(page: string, block: PlannedBlock, code: string, error: unknown): BlockReport {
  const message = error instanceof Error ? error.message : String(error)
  return { page, block: block.id, widget: block.widget, code, message }
}
