import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { leadToField } from '../form/lead-to-field.ts'
import { toast } from '../controls/toasts.tsx'
import { useEditorState } from '../session/use-editor-state.ts'
import { useEditing } from './editor-context.ts'

/** Chooses the block that the address names behind its #, and leads to its `field`: links from the live shop and from messages open that very block. */
export function useNamedBlock(): void {
  const { editor } = useEditing()
  const { status, document } = useEditorState(editor)
  const { hash, search } = useLocation()
  const done = useRef('')
  useEffect(() => {
    const asked = search + hash
    if (status !== 'open' || hash.length < 2 || done.current === asked) return undefined
    done.current = asked
    const key = decoded(hash.slice(1))
    const field = new URLSearchParams(search).get('field')
    if (Object.hasOwn(document.byId, key)) editor.select([key])
    else toast('草稿里没有这个区块了：它被删了或改了名字', { tone: 'bad' })
    if (field !== null) leadToField(field)
    return undefined
  }, [editor, status, document, hash, search])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
