import { type ReactNode, useState } from 'react'
import { isList, type Json } from '../document/index.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { firstValue, helpOf, labelOf, thingName } from './schema.ts'
import { ValueField, type ValueFieldProps } from './value-field.tsx'
import styles from './form.module.css'

const moved = (list: readonly Json[], from: number, to: number): Json[] => {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), list[from] ?? null, ...rest.slice(to)]
}

/** Things in an order: each opens to its fields, and can be moved and taken away. */
export function ListField(props: ValueFieldProps & { readonly onExpression: () => void }): ReactNode {
  const { name, schema, value, isRequired, isLocked, path, problemAt, onChange, onExpression } = props
  const [open, setOpen] = useState<number>()
  const list = isList(value) ? value : []
  const label = labelOf(name, schema)
  const items = schema.items ?? {}
  const set = (next: readonly Json[]) => onChange(path, next, label)
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems
  return (
    <fieldset className={styles.list}>
      <legend>{isRequired ? `${label} *` : label}</legend>
      {!isLocked && (
        <span className={styles.side}>
          <IconButton icon="code" label={`${label}：写表达式`} onClick={onExpression} />
          {value !== undefined && !isRequired && (
            <IconButton icon="close" label={`${label}：清空`} onClick={() => onChange(path, undefined, label)} />
          )}
        </span>
      )}
      {helpOf(name, schema) && <p className={styles.help}>{helpOf(name, schema)}</p>}
      {problemAt(path) && <p className={styles.problem}>{problemAt(path)}</p>}
      <ol>
        {list.map((one, at) => (
          <li key={at}>
            <div className={styles.thing}>
              <button type="button" aria-expanded={open === at} onClick={() => setOpen(open === at ? undefined : at)}>
                {thingName(one, at)}
              </button>
              {!isLocked && (
                <>
                  <IconButton
                    icon="up"
                    label={`${label} ${at + 1}：上移`}
                    disabled={at === 0}
                    onClick={() => set(moved(list, at, at - 1))}
                  />
                  <IconButton
                    icon="down"
                    label={`${label} ${at + 1}：下移`}
                    disabled={at === list.length - 1}
                    onClick={() => set(moved(list, at, at + 1))}
                  />
                  <IconButton
                    icon="trash"
                    label={`${label} ${at + 1}：删除`}
                    onClick={() => set(list.filter((_, index) => index !== at))}
                  />
                </>
              )}
            </div>
            {open === at && (
              <div className={styles.fields}>
                <ValueField
                  name={`${label} ${at + 1}`}
                  schema={items}
                  value={one}
                  isRequired
                  isLocked={isLocked}
                  path={[...path, at]}
                  problemAt={problemAt}
                  onChange={onChange}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!isLocked && !isFull && (
        <Button
          icon="add"
          onClick={() => {
            set([...list, firstValue(items)])
            setOpen(list.length)
          }}
        >
          加一项
        </Button>
      )}
    </fieldset>
  )
}
