import { type ReactNode, useState } from 'react'
import { isList, type Json } from '../document/index.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useListKeys } from './list-keys.ts'
import { labelOf } from '../document/field-label.ts'
import type { FormSchema } from '../document/form-schema.ts'
import { firstValue, thingName } from './schema.ts'
import { distinctNames } from './distinct-names.ts'
import type { ValueFieldProps } from './value-props.ts'
import styles from './form.module.css'

const moved = (list: readonly Json[], from: number, to: number): Json[] => {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), list[from] ?? null, ...rest.slice(to)]
}

const NONE: readonly Json[] = []

/** The schema of a thing in the list: what a list of texts says that it names, each of them does. */
function itemsOf(schema: FormSchema, called: string): FormSchema {
  const { items = {} } = schema
  const { names } = schema
  return names === undefined || items.type !== 'string' ? items : { ...items, title: called, names }
}

interface ListFieldProps extends ValueFieldProps {
  /** Absent: it can't be an expression. */
  readonly onExpression?: () => void
  /** The field of a thing in it, which may be a list again. */
  readonly renderValue: (props: ValueFieldProps) => ReactNode
}

/** Things in an order: each opens to its fields, and can be moved and taken away. */
export function ListField(props: ListFieldProps): ReactNode {
  const { name, schema, value, isRequired, isLocked, isPlain, path, problemAt } = props
  const { onChange, onType, onExpression, renderValue } = props
  const [open, setOpen] = useState<number>()
  const list = isList(value) ? value : NONE
  const keyed = useListKeys(list)
  const label = labelOf(name, schema)
  const names = distinctNames(list.map((one, at) => thingName(one, at, schema.items)))
  const things = list.map((one, at) => ({ key: keyed.keys[at] ?? at, called: `${label} ${at + 1}`, one, at }))
  const set = (next: readonly Json[]) => onChange(path, next, label)
  const add = () => {
    set([...list, firstValue(schema.items ?? {})])
    setOpen(keyed.next)
  }
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems
  return (
    <fieldset className={styles.list}>
      <legend>{isRequired ? `${label} *` : label}</legend>
      {!isLocked && (
        <span className={styles.side}>
          {onExpression && <IconButton icon="code" label={`${label}：写表达式`} onClick={onExpression} />}
          {value !== undefined && !isRequired && (
            <IconButton icon="close" label={`${label}：清空`} onClick={() => onChange(path, undefined, label)} />
          )}
        </span>
      )}
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {problemAt(path) && <p className={styles.problem}>{problemAt(path)}</p>}
      <ol>
        {things.map(({ key, called, one, at }) => (
          <li key={key}>
            <Thing
              {...{ at, isLocked }}
              text={names[at] ?? ''}
              name={called}
              last={list.length - 1}
              isOpen={open === key}
              onToggle={() => setOpen(open === key ? undefined : key)}
              onMove={(to) => set(moved(list, at, to))}
              onRemove={() => set(list.filter((_, index) => index !== at))}
            />
            {open === key && (
              <div className={styles.fields}>
                {renderValue({
                  ...{ schema: itemsOf(schema, called), isLocked, isPlain, problemAt, onChange, onType },
                  ...{ name: called, value: one, isRequired: true, path: [...path, at] },
                })}
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isLocked && !isFull && (
        <Button icon="add" onClick={add}>
          加一项
        </Button>
      )}
    </fieldset>
  )
}

interface ThingProps {
  readonly text: string
  /** Of its buttons. */
  readonly name: string
  readonly at: number
  readonly last: number
  readonly isLocked: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function Thing({ text, name, at, last, isLocked, isOpen, onToggle, onMove, onRemove }: ThingProps): ReactNode {
  return (
    <div className={styles.thing}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        {text}
      </button>
      {!isLocked && (
        <>
          <IconButton icon="up" label={`${name}：上移`} disabled={at === 0} onClick={() => onMove(at - 1)} />
          <IconButton icon="down" label={`${name}：下移`} disabled={at === last} onClick={() => onMove(at + 1)} />
          <IconButton icon="trash" label={`${name}：删除`} onClick={onRemove} />
        </>
      )}
    </div>
  )
}
