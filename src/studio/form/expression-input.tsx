import { type ChangeEvent, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Json, ValuePath } from '../document/index.ts'
import type { FieldIds } from '../controls/field.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { ExpressionHints } from './expression-hints.tsx'
import { useTyped } from './inputs.tsx'
import type { FormSchema } from '../document/form-schema.ts'
import { isBlank, typedValue, useTypedCheck } from './use-typed-check.ts'
import { expectedTypeText } from './expected-type.ts'
import { namesFor, type OfferedName, wordBefore } from './expression-names.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import styles from './form.module.css'

interface ExpressionInputProps {
  readonly ids: FieldIds
  readonly value: Json | undefined
  readonly isLocked: boolean
  /** What its place wants of it. */
  readonly schema: FormSchema
  readonly path: ValuePath
  /** What the last check says of it: told here, where what is typed is told too. */
  readonly problem: string | undefined
  readonly onChange: (value: Json | undefined) => void
}

/** What can follow what is typed; nothing while nothing is. */
function useNames(word: string | undefined): readonly OfferedName[] {
  const { catalogue, editor } = useEditing()
  const { rest } = useEditorState(editor).document
  return useMemo(() => (word === undefined ? [] : namesFor(word, { catalogue, rest })), [word, catalogue, rest])
}

/** Names that are offered while one is typed, and the keys that choose among them. */
function useOffer(text: string, setText: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (names.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((at + step + names.length) % names.length)
    else if (event.key === 'Enter' || event.key === 'Tab') put(names[at]?.name ?? '')
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value)
    setCaret(event.target.selectionStart)
    setAt(0)
    setOpen(true)
  }
  return { names, at, put, close: () => setOpen(false), handlers: { ref: area, onKeyDown, onChange } }
}

/** A text with {{ }} in it. Names of data, values, state, context and functions are offered while they are typed. */
export function ExpressionInput(props: ExpressionInputProps): ReactNode {
  const { ids, value, isLocked, schema, path, problem, onChange } = props
  const written = typeof value === 'string' ? value : value === undefined ? '{{  }}' : `{{ ${JSON.stringify(value)} }}`
  const { text, setText, rest } = useTyped(written, (typed) => onChange(typedValue(typed)))
  const { names, at, put, close, handlers } = useOffer(text, setText)
  const [isFocused, setFocused] = useState(false)
  const found = useTypedCheck({ text, path, isTyping: text !== written, problem })
  const [list, told] = [`${ids.id}-names`, `${ids.id}-told`]
  const leave = () => {
    rest()
    setFocused(false)
    close()
  }
  return (
    <div className={styles.expression}>
      <textarea
        {...ids}
        {...handlers}
        aria-describedby={[ids['aria-describedby'], told].filter(Boolean).join(' ')}
        aria-invalid={found ? true : undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list}
        aria-activedescendant={names.length > 0 ? `${list}-${at}` : undefined}
        className={styles.code}
        spellCheck={false}
        disabled={isLocked}
        rows={Math.max(2, Math.ceil(text.length / 38))}
        value={text}
        onFocus={() => setFocused(true)}
        onBlur={leave}
      />
      <Offer id={list} names={names} at={at} onPick={put} />
      <ExpressionHints
        id={told}
        text={isBlank(text) ? undefined : text}
        wanted={expectedTypeText(path, schema)}
        problem={found}
        isFocused={isFocused}
      />
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
