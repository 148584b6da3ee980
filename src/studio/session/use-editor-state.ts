import { useSnapshot } from 'valtio'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

/**
 * The state of an open document, for a component: it is rendered anew when what it read of it changes. Documents in it are deep JSON, whose
 * snapshot type is too deep for the compiler; they are replaced, never changed, so that they are the same in a snapshot.
 */
export const useEditorState = (editor: Editor): Readonly<EditorState> =>
  useSnapshot(editor.state as object) as Readonly<EditorState>
