import type { StudioCall } from '../calls/studio-calls.ts'
import { isMap, type JsonMap } from '../document/index.ts'

/** A part as pages have it, else as its draft does; undefined where it can't be had. */
export async function readPart(call: StudioCall, name: string): Promise<JsonMap | undefined> {
  const answer = await call('item', { params: { kind: 'part', name } })
  if ('failure' in answer) return undefined
  const read: unknown = JSON.parse(answer.reply.published?.text ?? answer.reply.draft?.text ?? '{}')
  return isMap(read) ? read : undefined
}
