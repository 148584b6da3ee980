import type { StudioCall } from '../calls/studio-calls.ts'
import { toast } from '../controls/toasts.tsx'
import { print, replaceText } from '../document/index.ts'
import type { Editor } from '../session/editor.ts'

/** What a publish did: the revision that it brought, and the one that served before. */
interface Publish {
  readonly from: string
  readonly to: string
}

/** Takes back a publish that was just done: what served before serves again, and what was published is the draft [P9]. */
export async function undoPublish(call: StudioCall, editor: Editor, publish: Publish): Promise<void> {
  const { item, document } = editor.state
  const answer = await call('rollBack', { params: item, body: { ...publish, message: '撤销刚才的发布' } })
  if ('failure' in answer) return toast(`没有撤销：${answer.failure.message}`, { tone: 'bad' })
  const isDraft = !editor.isClosed() && (await bringBack(editor, print(document)))
  toast(`撤销了，顾客看到的又是之前的版本；刚才发布的${isDraft ? '又是草稿' : '在「版本」里'}`)
}

/** Makes the text the draft, where nobody began another one meanwhile; says whether it is. */
async function bringBack(editor: Editor, text: string): Promise<boolean> {
  await editor.reopen()
  const { document, version, waiting } = editor.state
  if (version > 0 || waiting.length > 0) return false
  const made = replaceText(document, text, '撤销了发布，改动又在草稿里')
  return !('problem' in made) && editor.apply(made)
}
