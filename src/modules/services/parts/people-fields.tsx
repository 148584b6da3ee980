import type { ReactNode } from 'react'
import type { ShownService } from '../../../../schemas/domain/service.ts'
import { rulesText } from '../../../domain/service/party.ts'
import { Field } from '../../../ui/field/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import type { ConfirmErrors, TypedPerson } from '../confirm-draft.ts'
import styles from './form.module.css'

interface PeopleFieldsProps {
  readonly program: ShownService['programs'][number]
  readonly people: readonly TypedPerson[]
  readonly errors: ConfirmErrors
  readonly onType: (people: TypedPerson[]) => void
}

/** Age and height of each who takes part. */
export function PeopleFields({ program, people, errors, onType }: PeopleFieldsProps): ReactNode {
  const change = (at: number, part: Partial<TypedPerson>) =>
    onType(people.map((person, index) => ({ ...person, ...(index === at && part) })))
  // People have no names here: their place is what they are known by.
  const placed = people.map((person, index) => ({ ...person, index }))
  return (
    <Panel title="谁参加" level={2}>
      <p className={styles.hint}>{rulesText(program)}</p>
      {placed.map(({ age, height, index }) => (
        <div key={index} className={styles.pair} role="group" aria-label={`第 ${index + 1} 位`}>
          <p className={styles.person}>第 {index + 1} 位</p>
          <NumberField
            {...{ name: `age-${index}`, label: '年龄', unit: '岁', value: age, error: errors[`age-${index}`] }}
            onChange={(typed) => change(index, { age: typed })}
          />
          <NumberField
            {...{
              name: `height-${index}`,
              label: '身高',
              unit: '厘米',
              value: height,
              error: errors[`height-${index}`],
            }}
            onChange={(typed) => change(index, { height: typed })}
          />
        </div>
      ))}
    </Panel>
  )
}

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const NumberField = ({ name, label, unit, value, error, onChange }: NumberFieldProps): ReactNode => (
  <Field label={label} note={unit} isRequired {...(error && { error })}>
    {(input) => (
      <input
        {...input}
        {...{ name, value }}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      />
    )}
  </Field>
)
