import { type ReactNode, useContext } from 'react'
import { type JsonMap, valueName } from '../document/index.ts'
import { IconButton } from '../controls/button.tsx'
import { EditingContext } from '../editor/editor-context.ts'
import { schemaBeside, withEndpoint } from '../document/arguments.ts'
import { labelOf } from '../document/field-label.ts'
import { type FormSchema, shapesOf, shownSchema } from '../document/form-schema.ts'
import { firstValue, inShape, isJsonMap } from './schema.ts'
import type { ValueFieldProps } from './value-props.ts'
import styles from './form.module.css'

interface ObjectFieldProps extends ValueFieldProps {
  /** Absent: it can't be an expression. */
  readonly onExpression?: () => void
  /** The field of a value in it, which may hold others again. */
  readonly renderValue: (props: ValueFieldProps) => ReactNode
}

/** Where a value may have several shapes: the fields of the one that it has. Whoever chooses another keeps what both have. */
function inOneShape(props: ObjectFieldProps): ObjectFieldProps {
  const { schema, value, path, onChange } = props
  const by = shapesOf(schema)?.by
  if (by === undefined) return props
  return {
    ...props,
    schema: shownSchema(schema, value),
    onChange: (at, next, label) => {
      if (at.length === path.length + 1 && at.at(-1) === by) onChange(path, inShape(schema, next, value), label)
      else onChange(at, next, label)
    },
  }
}

/** Values inside a value, in a frame that folds. */
export function ObjectField(given: ObjectFieldProps): ReactNode {
  const props = inOneShape(given)
  const { name, schema, value, isRequired, isLocked, path, problemAt, onChange, onExpression } = props
  const map = isJsonMap(value) ? value : undefined
  const label = labelOf(name, schema)
  return (
    <details className={styles.group} open={map !== undefined || isRequired}>
      <summary>{label}</summary>
      <div className={styles.fields}>
        {!isLocked && (
          <span className={styles.side}>
            {onExpression && <IconButton icon="code" label={`${label}：写表达式`} onClick={onExpression} />}
            {map === undefined ? (
              <IconButton
                icon="add"
                label={`${label}：加上`}
                onClick={() => onChange(path, firstValue(schema), label)}
              />
            ) : (
              <IconButton icon="close" label={`${label}：清空`} onClick={() => onChange(path, undefined, label)} />
            )}
          </span>
        )}
        {problemAt(path) && <p className={styles.problem}>{problemAt(path)}</p>}
        <Properties {...props} map={map ?? {}} />
        {schema.additionalProperties === false && <Strangers {...props} map={map ?? {}} />}
      </div>
    </details>
  )
}

interface PropertiesProps extends Pick<
  ValueFieldProps,
  'schema' | 'isLocked' | 'isPlain' | 'path' | 'problemAt' | 'onChange' | 'onType'
> {
  readonly map: JsonMap
  readonly renderValue: (props: ValueFieldProps) => ReactNode
}

/** A field for each value that a map may have. Another endpoint takes other arguments: those that it does not know go with the one before. */
export function Properties({ schema, map, path, renderValue, onChange, ...more }: PropertiesProps): ReactNode {
  const catalogue = useContext(EditingContext)?.catalogue
  const entries = Object.entries(schema.properties ?? {})
  if (entries.length === 0) return <p className={styles.help}>没有要填的。</p>
  const change =
    (inner: string, one: FormSchema): ValueFieldProps['onChange'] =>
    (at, value, label) => {
      const isEndpoint = (one.names === 'source' || one.names === 'endpoint') && at.length === path.length + 1
      if (catalogue && isEndpoint) onChange(path, withEndpoint(catalogue, inner, value, map), label)
      else onChange(at, value, label)
    }
  return entries.map(([inner, one]) =>
    renderValue({
      ...more,
      name: inner,
      schema: catalogue ? schemaBeside(catalogue, inner, one, map) : one,
      value: map[inner],
      isRequired: schema.required?.includes(inner),
      path: [...path, inner],
      around: { schema, map },
      onChange: change(inner, one),
    }),
  )
}

/** What a map says that nothing here takes: it can be taken away. */
function Strangers({ schema, map, path, isLocked, onChange }: PropertiesProps): ReactNode {
  const strangers = Object.entries(map).filter(([inner]) => !Object.hasOwn(schema.properties ?? {}, inner))
  return strangers.map(([inner, value]) => (
    <p key={inner} className={styles.stranger}>
      <span>
        这里用不上「{inner}」：{valueName(value)}
      </span>
      {!isLocked && (
        <IconButton icon="trash" label={`去掉 ${inner}`} onClick={() => onChange([...path, inner], undefined, inner)} />
      )}
    </p>
  ))
}
