import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { BlockReport } from '../../engine/react/page-runtime.ts'

/** A block that failed in the browser: told where a developer looks, and to the shop's log. Nobody waits for it, and it may get lost. */
export function reportBlock(problem: BlockReport): void {
  console.error(`[pagoda] ${problem.page}#${problem.block} (${problem.widget}): ${problem.code} ${problem.message}`)
  const body = new Blob([JSON.stringify({ ...problem, message: problem.message.slice(0, 500) })], {
    type: 'application/json',
  })
  navigator.sendBeacon?.(`${SHOP_BASE}/_report`, body)
}
