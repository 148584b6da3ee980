import type { PreparedPage } from '../../../src/engine/server/page-request.ts'
import { mapOf, parsed } from '../../../src/kit/json.ts'
import type { Draft } from './draft-pages.ts'

/** Whether a page that uses a part has some of its blocks for who looks: all may be for others, or wait in a popup. */
export function hasBlocksOf({ kind, text }: Draft, { payload }: PreparedPage): boolean {
  if (kind !== 'part') return true
  const own = idsIn(mapOf(parsed(text)).blocks)
  return idsIn(payload.plan.blocks).some((id) => own.some((one) => id === one || id.endsWith(`-${one}`)))
}

/** Ids of blocks as they are written or planned, with those in their places. */
const idsIn = (blocks: unknown): readonly string[] =>
  (Array.isArray(blocks) ? blocks : [])
    .map(mapOf)
    .flatMap(({ id, slots }) => [
      ...(typeof id === 'string' ? [id] : []),
      ...Object.values(mapOf(slots)).flatMap(idsIn),
    ])
