import { type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { iconPaths } from '../../ui/icon/icon-paths.ts'
import type { Json } from '../document/index.ts'
import type { FieldIds } from '../controls/field.tsx'
import { EditingContext } from '../editor/editor-context.ts'
import { AddressInput } from './address-input.tsx'
import { choiceText } from '../document/choice-words.ts'
import type { FormSchema } from '../document/form-schema.ts'
import styles from './form.module.css'

export interface InputProps {
  readonly ids: FieldIds
  readonly value: Json | undefined
  readonly schema: FormSchema
  readonly isLocked: boolean
  readonly onChange: (value: Json | undefined) => void
  /** With each key. */
  readonly onType?: (value: Json | undefined) => void
}

/** ms without a key after which what was typed is a step: a word is one, not a step a letter. */
const TYPED_AFTER = 400

/**
 * What is typed, until it rests; then it is told. What comes from elsewhere meanwhile wins while nothing is typed. A field that goes while
 * somebody types (the session ends, the page is left) tells what it has [D3]. The open document holds it with each key.
 * @param onRest false: it is no value yet, and stays what is typed
 */
export function useTyped(value: string, onRest: (text: string) => unknown, onType?: (text: string) => void) {
  const editor = useContext(EditingContext)?.editor
  const [typed, setTyped] = useState<string>()
  const unsaid = useRef<() => unknown>(undefined)
  // Before the effects of what holds the field are gone: the document is still open.
  useLayoutEffect(() => {
    unsaid.current = typed === undefined || typed === value ? undefined : () => onRest(typed)
  })
  const isHeld = useRef(false)
  const release = useCallback(() => {
    if (isHeld.current) editor?.release()
    isHeld.current = false
  }, [editor])
  const rest = useCallback(() => {
    const say = unsaid.current
    // It is told once, also where the field goes for it.
    unsaid.current = undefined
    if (say?.() === false) return
    setTyped(undefined)
    release()
  }, [release])
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(rest, TYPED_AFTER)
    return () => clearTimeout(timer)
  }, [typed, value, onRest, rest])
  useLayoutEffect(() => {
    const leave = () => {
      unsaid.current?.()
      release()
    }
    // In the capture phase: before the draft is kept.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      leave()
    }
  }, [release])
  const setText = (text: string) => {
    setTyped(text)
    onType?.(text)
    isHeld.current = true
    editor?.hold(() => onRest(text))
  }
  return { text: typed ?? value, setText, rest }
}

const textOf = (value: Json | undefined) => (value === undefined || value === null ? '' : String(value))

interface TextInputProps extends InputProps {
  /** Of the field. */
  readonly label: string
  readonly kind: 'text' | 'long-text' | 'address' | 'colour' | 'object' | 'list'
}

export function TextInput({ ids, value, schema, isLocked, kind, label, onChange, onType }: TextInputProps): ReactNode {
  const { text, setText, rest } = useTyped(textOf(value), onChange, onType)
  const common = {
    ...ids,
    disabled: isLocked,
    value: text,
    placeholder: textOf(schema.default),
    onBlur: rest,
    onChange: (event: { readonly target: { readonly value: string } }) => setText(event.target.value),
  }
  if (kind === 'long-text') return <textarea {...common} rows={4} />
  if (kind === 'address') return <AddressInput {...common} label={label} onPick={onChange} />
  if (kind !== 'colour') return <input {...common} />
  return (
    <span className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}：选颜色`}
        disabled={isLocked}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
        onChange={(event) => setText(event.target.value.toUpperCase())}
      />
      <input {...common} />
    </span>
  )
}

export function NumberInput({ ids, value, schema, isLocked, onChange, onType }: InputProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  // A browser gives no text for what is no number (1e): that is not an empty field.
  const isNone = () => field.current?.validity.badInput !== false
  const [isTold, setTold] = useState(false)
  const asNumber = (tell?: InputProps['onChange']) => (text: string) => {
    if (text === '' && isNone()) return false
    const number = Number(text)
    if (text.trim() === '') tell?.(undefined)
    else if (Number.isFinite(number)) tell?.(number)
    return true
  }
  const { text, setText, rest } = useTyped(textOf(value), asNumber(onChange), asNumber(onType))
  const leave = () => {
    rest()
    setTold(isNone())
  }
  return (
    <>
      <input
        {...ids}
        ref={field}
        type="number"
        disabled={isLocked}
        min={schema.minimum}
        max={schema.maximum}
        placeholder={textOf(schema.default)}
        value={text}
        onBlur={leave}
        onChange={({ target }) => {
          setTold(false)
          setText(target.value)
        }}
      />
      {isTold && <p className={styles.problem}>这还不是一个数</p>}
    </>
  )
}

export function SelectInput({ ids, value, schema, isLocked, onChange }: InputProps): ReactNode {
  const choices = schema.enum ?? []
  const at = choices.findIndex((choice) => choice === value)
  return (
    <select
      {...ids}
      disabled={isLocked}
      value={String(at)}
      onChange={(event) => onChange(choices[Number(event.target.value)])}
    >
      <option value="-1">
        {schema.default === undefined ? '没有选' : `默认（${choiceText(schema, schema.default)}）`}
      </option>
      {choices.map((choice, index) => (
        <option key={textOf(choice)} value={index}>
          {choiceText(schema, choice) || '空'}
        </option>
      ))}
    </select>
  )
}

const ICONS = Object.keys(iconPaths)

export const IconInput = ({ schema, ...props }: InputProps): ReactNode => (
  <SelectInput {...props} schema={{ ...schema, enum: ICONS }} />
)

/** A minute of the shop's day: Beijing time, wherever the operator sits. */
export const MomentInput = ({ ids, value, isLocked, onChange }: InputProps): ReactNode => (
  <span className={styles.moment}>
    <input
      {...ids}
      type="datetime-local"
      disabled={isLocked}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
    <small>北京时间</small>
  </span>
)

/** What no control fits: the value as JSON. It is told when it is whole. */
export function JsonInput({ ids, value, isLocked, onChange }: InputProps): ReactNode {
  const written = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const [problem, setProblem] = useState('')
  const take = (text: string): unknown => {
    setProblem('')
    if (text.trim() === '') return onChange(undefined)
    if (/^\s*[[{"\d-]|^\s*(?:true|false|null)\s*$/.test(text) && !text.trimStart().startsWith('{{')) {
      try {
        return onChange(JSON.parse(text) as Json)
      } catch {
        setProblem('还不是完整的 JSON')
        return false
      }
    }
    return onChange(text)
  }
  const { text, setText, rest } = useTyped(written, take)
  return (
    <>
      <textarea
        {...ids}
        disabled={isLocked}
        rows={Math.min(8, text.split('\n').length + 1)}
        className={styles.code}
        value={text}
        onBlur={rest}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <p className={styles.problem}>{problem}</p>}
    </>
  )
}
