import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { toast } from '../controls/toasts.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import { useEditing } from './editor-context.ts'

/** Chooses the block that the address names behind its #: links from the live shop and from messages open that very block. */
export function useNamedBlock(): void {
  const { editor } = useEditing()
  const { status, document } = useEditorState(editor)
  const { hash } = useLocation()
  const done = useRef('')
  useEffect(() => {
    if (status !== 'open' || hash.length < 2 || done.current === hash) return
    done.current = hash
    const key = decoded(hash.slice(1))
    if (Object.hasOwn(document.byId, key)) editor.select([key])
    else toast('草稿里没有这个区块了：它被删了或改了名字', { tone: 'bad' })
  }, [editor, status, document, hash])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
