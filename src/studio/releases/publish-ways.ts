import type { ItemId } from '../../../schemas/studio/item.ts'
import type { PublishingRules } from '../../../schemas/studio/releases.ts'
import { mayActAs, type Role } from '../../../schemas/studio/role.ts'
import { dayText, timePart } from '../../domain/dates.ts'
import type { Answer, StudioCall } from '../calls/studio-calls.ts'

/** How a draft comes into the shop. */
export type PublishWay = 'now' | 'schedule' | 'bundle' | 'ask'

export const wayNames: Readonly<Record<PublishWay, string>> = {
  now: '现在发布',
  schedule: '定时发布',
  bundle: '加入发布单',
  ask: '请求审批',
}

/** The ways that a role has, the usual one first; with four eyes nobody publishes alone. */
export function waysOf(role: Role, { fourEyes }: Pick<PublishingRules, 'fourEyes'>): readonly PublishWay[] {
  const alone: readonly PublishWay[] = mayActAs(role, 'publisher') && !fourEyes ? ['now', 'schedule'] : []
  const together: readonly PublishWay[] = alone.length > 0 ? ['bundle', 'ask'] : ['ask', 'bundle']
  return mayActAs(role, 'editor') ? [...alone, ...together] : []
}

/** What was filled in before a draft is sent on its way. */
export interface Sending {
  readonly way: PublishWay
  readonly message: string
  /** Shop time to the minute; '' where none is wanted. */
  readonly at: string
  /** The release that it goes into; without one a new one of `name`. */
  readonly bundle?: { readonly id: string; readonly version: number; readonly name: string } | undefined
  readonly name: string
}

/** Whether a way has what it needs. */
export const isFilled = ({ way, at, bundle, name }: Sending): boolean =>
  (way !== 'schedule' || at !== '') && (way !== 'bundle' || bundle !== undefined || name.trim() !== '')

/** Where it is then: served, or in a release. */
export interface Sent {
  readonly said: string
  readonly releaseId?: string
  /** The revision that serves now. */
  readonly hash?: string
}

/** 11月27日 20:00 */
const minuteWords = (at: string) => `${dayText(at)} ${timePart(at)}`

/** Sends a draft on its way. @param title what the item is called: the name of a release of it alone */
export async function sendDraft(
  call: StudioCall,
  draft: ItemId & { readonly version: number },
  title: string,
  { way, at, bundle, ...typed }: Sending,
): Promise<Answer<Sent>> {
  const items = [draft]
  const [message, name] = [typed.message.trim(), typed.name.trim()]
  if (way === 'now') {
    const answer = await call('publishDraft', { body: { items, message } })
    if ('failure' in answer) return answer
    const hash = answer.reply.published.find(({ kind, name: one }) => kind === draft.kind && one === draft.name)?.hash
    return { reply: { said: '发布了，顾客下一次打开就是新的', ...(hash !== undefined && { hash }) } }
  }
  if (way === 'schedule') {
    const answer = await call('scheduleDrafts', { body: { name: title, message, items, at } })
    return told(answer, `定好了：${minuteWords(at)} 发布`)
  }
  if (way === 'ask') {
    const ask = at === '' ? {} : { at }
    const answer = await call('newRelease', { body: { kind: 'single', name: title, message, items, ask } })
    return told(answer, '已请求审批')
  }
  if (bundle) {
    const body = { version: bundle.version, add: items }
    const answer = await call('changeRelease', { params: { id: bundle.id }, body })
    return told(answer, `放进了「${bundle.name}」`)
  }
  const answer = await call('newRelease', { body: { kind: 'bundle', name, message, items } })
  return told(answer, `新建了「${name}」并放了进去`)
}

const told = (answer: Answer<object>, said: string): Answer<Sent> => {
  if ('failure' in answer) return answer
  const { reply } = answer
  return { reply: { said, ...('id' in reply && { releaseId: String(reply.id) }) } }
}
