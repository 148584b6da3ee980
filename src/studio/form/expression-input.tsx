import { type ChangeEvent, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Json } from '../document/index.ts'
import type { FieldIds } from '../controls/field.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useTyped } from './inputs.tsx'
import { namesFor, type OfferedName, wordBefore } from './expression-names.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './form.module.css'

interface ExpressionInputProps {
  readonly ids: FieldIds
  readonly value: Json | undefined
  readonly isLocked: boolean
  readonly onChange: (value: Json | undefined) => void
}

/** What can follow what is typed; nothing while nothing is. */
function useNames(word: string | undefined): readonly OfferedName[] {
  const { catalogue, editor } = useEditing()
  const { rest } = useEditorState(editor).document
  return useMemo(() => (word === undefined ? [] : namesFor(word, { catalogue, rest })), [word, catalogue, rest])
}

/** A text with {{ }} in it. Names of data, values, state, context and functions are offered while they are typed. */
export function ExpressionInput({ ids, value, isLocked, onChange }: ExpressionInputProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const written = typeof value === 'string' ? value : value === undefined ? '{{  }}' : `{{ ${JSON.stringify(value)} }}`
  const take = (text: string) => onChange(text.replaceAll(/[{}\s]/g, '') === '' ? undefined : text)
  const { text, setText, rest } = useTyped(written, take)
  const word = wordBefore(text, caret)
  const names = useNames(isOpen ? word : undefined)
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
  const onType = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value)
    setCaret(event.target.selectionStart)
    setAt(0)
    setOpen(true)
  }
  const list = `${ids.id}-names`
  return (
    <div className={styles.expression}>
      <textarea
        {...ids}
        ref={area}
        aria-autocomplete="list"
        aria-haspopup="listbox"
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
        onChange={onType}
      />
      <Offer id={list} names={names} at={at} onPick={put} />
    </div>
  )
}

interface OfferProps {
  readonly id: string
  readonly names: readonly OfferedName[]
  readonly at: number
  readonly onPick: (name: string) => void
}

const Offer = ({ id, names, at, onPick }: OfferProps): ReactNode => (
  <div id={id} role="listbox" aria-label="可以写的名字" hidden={names.length === 0}>
    {names.map(({ name, help }, index) => (
      <div
        key={name}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        onMouseDown={(event) => {
          // The focus stays where it is typed.
          event.preventDefault()
          onPick(name)
        }}
      >
        <code>{name}</code>
        <small>{help}</small>
      </div>
    ))}
  </div>
)
