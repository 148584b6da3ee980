import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { isMap, type Json } from '../document/index.ts'
import type { FieldIds } from '../controls/field.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useTyped } from './inputs.tsx'
import { namesFor, wordBefore } from './expression-names.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './form.module.css'

interface ExpressionInputProps {
  readonly ids: FieldIds
  readonly value: Json | undefined
  readonly isLocked: boolean
  readonly onChange: (value: Json | undefined) => void
}

/** A text with {{ }} in it. Names of data, values, state, context and functions are offered while they are typed. */
export function ExpressionInput({ ids, value, isLocked, onChange }: ExpressionInputProps): ReactNode {
  const { catalogue, editor } = useEditing()
  const { document } = useEditorState(editor)
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const written = typeof value === 'string' ? value : value === undefined ? '{{  }}' : `{{ ${JSON.stringify(value)} }}`
  const take = (text: string) => onChange(text.replaceAll(/[{}\s]/g, '') === '' ? undefined : text)
  const { text, setText, rest } = useTyped(written, take)
  const word = wordBefore(text, caret)
  const names = useMemo(
    () =>
      isOpen && word !== undefined
        ? namesFor(word, { catalogue, rest: isMap(document.rest) ? document.rest : {} })
        : [],
    [isOpen, word, catalogue, document],
  )
  const put = (name: string) => {
    if (word === undefined) return
    const begin = caret - (word.split('.').at(-1)?.length ?? 0)
    setText(text.slice(0, begin) + name + text.slice(caret))
    setOpen(false)
    const end = begin + name.length
    requestAnimationFrame(() => area.current?.setSelectionRange(end, end))
  }
  const onKey = (event: KeyboardEvent) => {
    if (names.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((at + step + names.length) % names.length)
    else if (event.key === 'Enter' || event.key === 'Tab') put(names[at]?.name ?? '')
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const list = `${ids.id}-names`
  return (
    <div className={styles.expression}>
      <textarea
        {...ids}
        ref={area}
        role="combobox"
        aria-expanded={names.length > 0}
        aria-controls={list}
        aria-activedescendant={names.length > 0 ? `${list}-${at}` : undefined}
        className={styles.code}
        spellCheck={false}
        disabled={isLocked}
        rows={Math.max(2, Math.ceil(text.length / 38))}
        value={text}
        onKeyDown={onKey}
        onBlur={() => {
          rest()
          setOpen(false)
        }}
        onChange={(event) => {
          setText(event.target.value)
          setCaret(event.target.selectionStart)
          setAt(0)
          setOpen(true)
        }}
      />
      <ul id={list} role="listbox" aria-label="可以写的名字" hidden={names.length === 0}>
        {names.map(({ name, help }, index) => (
          <li
            key={name}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={() => put(name)}
          >
            <code>{name}</code>
            <small>{help}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
