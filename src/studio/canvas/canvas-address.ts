import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'

/**
 * The document of the frame: server/studio/canvas/canvas-route.ts reads it.
 * @param isStill to look at, without script
 */
export function canvasAddress(
  { kind, name }: ItemId,
  address: string,
  { arms = {}, level, ...viewer }: PreviewAs,
  isStill = false,
): string {
  const chosen = Object.entries(arms).flatMap(([one, arm]) => (arm === '' ? [] : [`${one}=${arm}`]))
  return `/studio/canvas?${new URLSearchParams({
    ...{ kind, name, address, ...viewer },
    ...(level !== undefined && { level: String(level) }),
    ...(chosen.length > 0 && { arms: chosen.join(',') }),
    ...(isStill && { still: 'true' }),
  })}`
}
