import type { Route } from '../../../schemas/page/route.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { calledItem } from '../items/called-item.ts'
import { namesOf } from '../items/text-names.ts'
import { hasErrors } from '../judging/problem-view.ts'
import type { ItemDeps } from '../studio-deps.ts'
import { refuseStudio, type StudioRefusal } from '../studio-refusal.ts'

type Asked = ItemId & { readonly version: number }

/**
 * What the drafts of pages weigh: a refusal where one is over what the budget allows, or the remarks [N7]. It is asked before the transaction
 * of a publish, since a page is made by the shop's own calls; whether the drafts are the same still is asked in it.
 */
export async function judgeWeight(
  { db, measured }: Pick<ItemDeps, 'db' | 'measured'>,
  asked: readonly Asked[],
  operatorId: string,
): Promise<StudioRefusal<'has-problems' | 'too-many-requests'> | readonly ProblemView[]> {
  const told: ProblemView[] = []
  for (const { kind, name, version } of asked) {
    const draft = kind === 'page' ? await readDraft(db, { kind, name }) : undefined
    if (draft?.version !== version) continue
    const route = draft.route as Route | null
    const found = await measured({ kind, name, text: draft.text, ...(route && { route }) }, operatorId)
    if (found === 'busy') return refuseStudio('too-many-requests')
    // What can't be seen is refused for its problems, or is at no address.
    if (typeof found === 'string') continue
    if (hasErrors(found.problems))
      return refuseStudio(
        'has-problems',
        `${calledItem({ kind, name }, namesOf(draft.text).title)}：${found.problems[0]?.message.zh ?? ''}`,
      )
    told.push(...found.problems)
  }
  return told
}
