import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { SearchField } from '../controls/search-field.tsx'
import type { JsonEditor } from './json-editor.ts'
import styles from './json.module.css'

interface FindBarProps {
  readonly view: RefObject<JsonEditor | undefined>
  readonly onClose: () => void
}

/** Finds words in the whole text: the editor holds only the lines in sight, so that the browser's own search misses the others. */
export function FindBar({ view, onClose }: FindBarProps): ReactNode {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<{ readonly at: number; readonly count: number }>()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  const go = (text: string, at: number) => setFound(text === '' ? undefined : view.current?.find(text, at))
  const step = (by: number) => go(words, (found?.at ?? 0) + by)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div ref={bar} className={styles.find} role="search" aria-label="查找">
      <SearchField
        label="在 JSON 里查找"
        placeholder="文字、地址、编号…"
        words={words}
        onKey={onKey}
        onWords={(text) => {
          setWords(text)
          go(text, 0)
        }}
      />
      <output>{found && (found.count === 0 ? '没有' : `${found.at + 1} / ${found.count}`)}</output>
      <IconButton icon="up" label="上一处 (Shift Enter)" disabled={!found?.count} onClick={() => step(-1)} />
      <IconButton icon="down" label="下一处 (Enter)" disabled={!found?.count} onClick={() => step(1)} />
      <IconButton icon="close" label="不找了 (Esc)" onClick={onClose} />
    </div>
  )
}
