import type { ProblemView } from '../../../schemas/studio/checked.ts'
import { MOST_PATCHES, type Patch } from '../../../schemas/studio/step.ts'
import type { Failure, StudioCall } from '../calls/studio-calls.ts'
import { type Document, print } from '../document/index.ts'
import type { EditorState } from './editor-state.ts'

/** What of an open document says which text the server has of it, and what follows that. */
type Open = Pick<EditorState, 'item' | 'version' | 'base' | 'waiting'>

type Checked = { readonly problems: readonly ProblemView[] } | { readonly failure: Failure }

/**
 * What is wrong with an open document as it would be, which saves nothing. The server is told what follows its own text, and nothing of a page of
 * 300 blocks beside that [C3]; the whole text only where it has another one, since somebody saved meanwhile.
 * @param changed the document with the changes that are not among the waiting steps, and their patches
 */
export async function askCheck(
  call: StudioCall,
  { item, version, base, waiting }: Open,
  changed: { readonly document: Document; readonly patches?: readonly Patch[] },
): Promise<Checked> {
  const patches = [...waiting.flatMap((step) => step.patches), ...(changed.patches ?? [])]
  if (patches.length <= MOST_PATCHES) {
    const answer = await call('checkChange', { params: item, body: { version, base, patches } })
    const problems = 'reply' in answer ? answer.reply.problems : undefined
    if (problems) return { problems }
    if ('failure' in answer && answer.failure.code !== 'invalid-request') return answer
  }
  const answer = await call('checkDocument', { params: item, body: { text: print(changed.document) } })
  return 'reply' in answer ? { problems: answer.reply.problems } : answer
}
