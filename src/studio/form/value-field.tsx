import { type ReactNode, useState } from 'react'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import type { Json } from '../document/index.ts'
import { IconButton } from '../controls/button.tsx'
import { toast } from '../controls/toasts.tsx'
import { Field, type FieldIds } from '../controls/field.tsx'
import { ContentLinks } from './content-links.tsx'
import { ExpressionInput } from './expression-input.tsx'
import { ListField } from './list-field.tsx'
import { ObjectField } from './object-field.tsx'
import { labelOf } from '../document/field-label.ts'
import { controlOf, expressionUse, hasExpression } from './schema.ts'
import type { ValueFieldProps } from './value-props.ts'
import { altBeside } from './alt-of.ts'
import { IconInput, JsonInput, MomentInput, NumberInput, SelectInput, TextInput } from './inputs.tsx'
import { NamedInput } from './named-input.tsx'
import { PictureInput } from './picture-input.tsx'
import styles from './form.module.css'

/** One value: the control that its schema asks for, or an expression. */
export function ValueField(props: ValueFieldProps): ReactNode {
  const { name, schema, value, isRequired, isLocked, path, problemAt, onChange, onType } = props
  const use = expressionUse(schema, props.isPlain)
  const [isWritten, setExpression] = useState(hasExpression(value))
  const isExpression = use === 'must' || (use === 'may' && isWritten)
  const label = labelOf(name, schema)
  const control = controlOf(schema)
  const set = (next: Json | undefined) => onChange(path, next, label)
  // A half-written expression means nothing yet.
  const type = (next: Json | undefined) => !hasExpression(next) && onType?.(path, next)
  const inner = {
    isPlain: props.isPlain || schema.expression === 'never',
    ...(use === 'may' && { onExpression: () => setExpression(true) }),
  }
  if (control === 'object' && !isExpression) return <ObjectField {...props} {...inner} renderValue={renderValue} />
  if (control === 'list' && !isExpression) return <ListField {...props} {...inner} renderValue={renderValue} />
  const side = !isLocked && (
    <span className={styles.side}>
      {control !== 'json' && use === 'may' && (
        <IconButton
          icon="code"
          label={`${label}：${isExpression ? '换成直接填' : '写表达式'}`}
          aria-pressed={isExpression}
          onClick={() => setExpression(!isExpression)}
        />
      )}
      {value !== undefined && !isRequired && (
        <IconButton icon="close" label={`${label}：清空`} onClick={() => set(undefined)} />
      )}
    </span>
  )
  return (
    <Field
      label={isRequired ? `${label} *` : label}
      help={schema.description}
      problem={isExpression ? undefined : problemAt(path)}
      side={side}
      path={path.join('/')}
    >
      {(ids) =>
        isExpression ? (
          <>
            <ExpressionInput {...{ ids, value, isLocked, schema, path }} problem={problemAt(path)} onChange={set} />
            <ContentLinks value={value} />
          </>
        ) : (
          <Plain {...props} {...{ ids, control, label }} onSet={set} onTyped={type} />
        )
      }
    </Field>
  )
}

const renderValue = (props: ValueFieldProps): ReactNode => <ValueField key={props.name} {...props} />

interface PlainProps extends ValueFieldProps {
  readonly ids: FieldIds
  readonly label: string
  readonly control: ReturnType<typeof controlOf>
  readonly onSet: (value: Json | undefined) => void
  readonly onTyped: (value: Json | undefined) => void
}

function Plain(props: PlainProps): ReactNode {
  const { ids, control, schema, value, isLocked, label, onSet, onTyped } = props
  const common = { ids, value, isLocked, schema, onChange: onSet, onType: onTyped }
  if (control === 'switch')
    return (
      <input
        {...ids}
        type="checkbox"
        className={styles.switch}
        disabled={isLocked}
        checked={(value ?? schema.default) === true}
        onChange={(event) => onSet(event.target.checked)}
      />
    )
  if (control === 'icon') return <IconInput {...common} />
  if (control === 'select') return <SelectInput {...common} />
  if (control === 'number') return <NumberInput {...common} />
  if (control === 'moment') return <MomentInput {...common} />
  if (control === 'picture')
    return <PictureInput {...common} label={label} onPick={(picture) => pick(props, picture)} />
  if (control === 'named') return <NamedInput {...common} label={label} />
  if (control === 'json') return <JsonInput {...common} />
  return <TextInput {...common} label={label} kind={control} />
}

/**
 * A picture comes with what is seen on it: one step. What was said of the picture before it is said of another one now, and is replaced too; what was
 * written before there was any picture stays.
 */
function pick({ name, value, path, around, label, onChange, onSet }: PlainProps, { address, alt }: PictureRow): void {
  const beside = altBeside(name, around)
  const isOther = typeof value === 'string' && value !== '' && value !== address
  const isStale = isOther && beside !== undefined && beside.said !== '' && beside.said !== alt
  if (isStale && (alt === '' || hasExpression(beside.said))) {
    toast(`图片换了，图片说明还是「${beside.said}」：看看说的是不是这一张`)
    return onSet(address)
  }
  if (beside === undefined || alt === '' || (beside.said !== '' && !isStale)) return onSet(address)
  if (isStale) toast(`图片说明也换成了这一张的：${alt}`)
  onChange(path.slice(0, -1), { ...around?.map, [name]: address, [beside.name]: alt }, label)
}
