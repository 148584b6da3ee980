import type { PreparedPage } from '../../../src/engine/server/page-request.ts'
import { mapOf, parsed } from '../../../src/kit/json.ts'
import type { CanvasParts } from './canvas-parts.ts'
import type { Draft } from './draft-pages.ts'

interface Shown extends Pick<CanvasParts['shop'], 'draft'> {
  readonly prepared: PreparedPage
  readonly parts: Parameters<CanvasParts['shop']['draft']['origins']>[1]
}

/**
 * Whether a page that uses a part has some of its blocks for who looks: all may be for others, wait in a popup, or have nothing to show of what the
 * page is about. `maybe`: the browser may still bring what they show.
 */
export function hasBlocksOf({ kind, text }: Draft, { draft, prepared, parts }: Shown): 'yes' | 'maybe' | 'no' {
  if (kind !== 'part') return 'yes'
  const own = [...idsIn(mapOf(parsed(text)).blocks), ...Object.keys(draft.origins(text, parts))]
  const isOwn = (id: string) => own.some((one) => id === one || id.endsWith(`-${one}`))
  const states = [...draft.shown(prepared.payload, isOwn).values()]
  if (states.includes('ready')) return 'yes'
  return states.length > 0 ? 'maybe' : 'no'
}

/** Ids of blocks as they are written, with those in their places. */
const idsIn = (blocks: unknown): readonly string[] =>
  (Array.isArray(blocks) ? blocks : [])
    .map(mapOf)
    .flatMap(({ id, slots }) => [
      ...(typeof id === 'string' ? [id] : []),
      ...Object.values(mapOf(slots)).flatMap(idsIn),
    ])
