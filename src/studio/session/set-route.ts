import { ref } from 'valtio'
import type { StudioCall } from '../calls/studio-calls.ts'
import type { JsonMap } from '../document/index.ts'
import type { EditorState } from './editor-state.ts'

/**
 * Gives a new page another address, or other settings of it, on the server and in the state; where somebody else did first, the state has
 * theirs afterwards.
 * @returns why it was not done
 */
export async function setRoute(call: StudioCall, state: EditorState, route: JsonMap): Promise<string | undefined> {
  const params = state.item
  const answer = await call('setDraftRoute', { params, body: { before: { ...state.route }, route: { ...route } } })
  if ('reply' in answer) {
    state.route = ref(answer.reply.route as JsonMap)
    state.isChecked = false
    return undefined
  }
  if (answer.failure.code !== 'draft-moved') return answer.failure.message
  const now = await call('item', { params })
  const theirs = 'reply' in now ? (now.reply.draft?.route as JsonMap | undefined) : undefined
  if (!theirs) return answer.failure.message
  state.route = ref(theirs)
  return `别人刚刚改了这个地址，现在是 ${JSON.stringify(theirs.path)}；再保存一次就换成你的`
}
