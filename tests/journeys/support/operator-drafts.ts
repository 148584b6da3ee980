import type { ItemId } from '../../../schemas/studio/item.ts'
import { makeStep, normalise, print } from '../../../src/studio/document/index.ts'
import type { OperatorCalls } from './operator-calls.ts'

interface Texts {
  readonly published?: { readonly text: string; readonly hash: string }
  readonly draft?: { readonly version: number }
}

/** Publishes what an item has with its text changed, as one step of somebody at the editor. */
export async function publishText(
  calls: OperatorCalls,
  item: ItemId,
  message: string,
  change: (text: string) => string,
): Promise<void> {
  const { published } = await calls.get<Texts>(`/items/${item.kind}/${item.name}`)
  if (!published) throw new Error(`${item.name} was never published`)
  const [before, after] = [published.text, change(published.text)].map((text) => {
    const read = normalise(text, item.kind)
    if ('problem' in read) throw new Error(read.problem.message)
    return read.document
  })
  const done = makeStep(before!, message, (draft) => void Object.assign(draft, after))
  if ('refused' in done) throw new Error(done.refused)
  const body = { version: 0, base: published.hash, steps: [done.step], text: print(done.document) }
  const { version } = await calls.post<{ version: number }>(`/drafts/${item.kind}/${item.name}/steps`, body)
  await calls.post('/publish', { items: [{ ...item, version }], message })
}
