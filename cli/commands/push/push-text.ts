import type { Context } from '../../command.ts'
import { conflictLine } from '../../remote/conflict-text.ts'
import { keyOf } from '../../remote/item-names.ts'
import { problemTexts } from '../../remote/problem-texts.ts'
import { painter } from '../../terminal.ts'
import { needsPath, type Planned } from './plan-push.ts'
import type { Sent } from './send-push.ts'

/** What was found in each file, what was sent, and why not. */
export function pushText(
  planned: readonly Planned[],
  sent: readonly Sent[],
  path: string | undefined,
  context: Context,
): string {
  const { say, colour } = context
  const paint = painter(colour)
  const outcomes = new Map(sent.map((one) => [keyOf(one), one]))
  const texts = planned.map((one) => {
    const { version, failure } = outcomes.get(keyOf(one)) ?? {}
    const why = failure ?? one.refused ?? (needsPath(one, path) ? say('push.needsPath') : undefined)
    const isGood = version !== undefined
    const done = one.isThere ? say('push.there') : say('push.sent', { version: version ?? 0 })
    const head = isGood ? done : (why ?? say('push.notSent'))
    return [
      ...problemTexts(one, one, context),
      `${isGood ? paint('green', '✔') : paint('red', '✖')} ${keyOf(one)}  ${head}`,
      ...(one.isMerged && !one.isThere
        ? [`  ${say(one.conflicts.length > 0 ? 'push.bothChanged' : 'push.merged')}`]
        : []),
      ...one.conflicts.map((conflict) => conflictLine(conflict, context)),
      ...(one.conflicts.length > 0 ? [`  ${say('push.decide')}`] : one.changes.map((change) => `    ${change}`)),
    ].join('\n')
  })
  return [...texts, summary(planned, sent, context)].join('\n')
}

function summary(planned: readonly Planned[], sent: readonly Sent[], { say }: Context): string {
  if (planned.length === 0) return say('push.nothing')
  const there = new Set(planned.flatMap((one) => (one.isThere ? [keyOf(one)] : [])))
  const count = sent.filter((one) => one.version !== undefined && !there.has(keyOf(one))).length
  return count > 0 ? say('push.total', { count }) : say('push.none')
}

/** The same for a program. */
export function pushJson(planned: readonly Planned[], sent: readonly Sent[]): string {
  const done = new Map(sent.map((one) => [keyOf(one), one]))
  const items = planned.map(({ server: _server, text: _text, base: _base, ...one }) => ({
    ...one,
    ...done.get(keyOf(one)),
  }))
  return JSON.stringify({ items }, undefined, 2)
}
