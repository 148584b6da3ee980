import type { ReactNode } from 'react'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import styles from './gallery.module.css'

/** The part of a schema that the table tells. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly items?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly title?: string
  readonly description?: string
}

/** The type of a prop in one phrase: 文字, 整数 1–12, 列表（对象） ... */
export function typePhrase(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  const types = [schema.type ?? []]
    .flat()
    .map((type) => (type === 'array' ? listPhrase(schema) : (names[type] ?? type)))
  return types.length === 0 ? '任意' : `${types.join(' | ')}${rangePhrase(schema)}`
}

const names: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: '是否',
  object: '对象',
  null: '空',
}

const listPhrase = (schema: Schema) => `列表（${typePhrase(itemOf(schema))}）`

function rangePhrase({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return maximum === undefined ? '' : ` ≤ ${maximum}`
  return maximum === undefined ? ` ≥ ${minimum}` : ` ${minimum}–${maximum}`
}

function itemOf(schema: Schema): Schema {
  const { items } = schema
  return typeof items === 'object' && !Array.isArray(items) ? (items as Schema) : {}
}

interface PropTableProps {
  readonly title: string
  readonly schema: JSONSchema
  readonly defaults?: Readonly<Record<string, unknown>>
}

const NO_DEFAULTS: Readonly<Record<string, unknown>> = {}

/** What a widget takes, straight from its schema. */
export function PropTable({ title, schema, defaults = NO_DEFAULTS }: PropTableProps): ReactNode {
  const required = new Set(schema.required ?? [])
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">属性</th>
            <th scope="col">类型</th>
            <th scope="col">默认</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(schema.properties ?? {}).map(([name, prop]) => {
            const shape = typeof prop === 'boolean' ? {} : (prop as Schema)
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {required.has(name) && <span className={styles.required}>必填</span>}
                </th>
                <td>{typePhrase(shape)}</td>
                <td>{defaults[name] === undefined ? '' : <code>{JSON.stringify(defaults[name])}</code>}</td>
                <td>{[shape.title, shape.description].filter(Boolean).join('：')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
