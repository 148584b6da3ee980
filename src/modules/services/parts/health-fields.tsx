import type { FormEvent, ReactNode } from 'react'
import {
  type HealthField,
  healthFields,
  type HealthPlace,
  type HealthValues,
} from '../../../../schemas/domain/health-form.ts'
import { addDays } from '../../../domain/dates.ts'
import { type HealthErrors, VISIT_AHEAD } from '../../../domain/service/health-form.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import styles from './form.module.css'
import { Question } from './question.tsx'
import { useWrongField } from './use-wrong-field.ts'

interface HealthFieldsProps {
  readonly place: HealthPlace
  readonly today: string
  readonly values: HealthValues
  readonly errors: HealthErrors
  /** The first field that was wrong: another object after each try. */
  readonly wrong: { readonly field: string } | undefined
  readonly hasAgreed: boolean
  /** The document that was sent before, with its middle hidden. */
  readonly documentMask: string | undefined
  /** What the staff said of what was sent before. */
  readonly note: string | undefined
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (part: Partial<HealthValues>) => void
  readonly onAgree: (hasAgreed: boolean) => void
  readonly onSubmit: () => void
}

/** What a place asks, to be filled in. */
export function HealthFields(props: HealthFieldsProps): ReactNode {
  const { place, values, errors, wrong, refusal, isBusy, note, onType, onSubmit } = props
  const form = useWrongField(wrong)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" ref={form} className={styles.place} noValidate aria-busy={isBusy} onSubmit={submit}>
      {note && <p className={styles.chosen}>{note}</p>}
      <Panel title={place.name} level={2}>
        <p className={styles.hint}>{place.text}</p>
        {keyed(place.fields, ({ code }) => code).map(([{ code, isRequired }, key]) => (
          <OneField key={key} {...props} code={code} isRequired={isRequired} />
        ))}
      </Panel>
      {place.questions.length > 0 && (
        <Panel title="健康情况" level={2}>
          {keyed(place.questions, ({ code }) => code).map(([{ code, text }, key]) => (
            <Question
              key={key}
              {...{ name: code, text, answer: values.answers[code], error: errors[code] }}
              onAnswer={(answer) => onType({ answers: { ...values.answers, [code]: answer } })}
            />
          ))}
        </Panel>
      )}
      <Agreement {...props} />
      <Refusal>{refusal}</Refusal>
      <ActionBar label="提交登记">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : '提交登记'}
        </MainButton>
      </ActionBar>
    </form>
  )
}

interface OneFieldProps extends HealthFieldsProps {
  readonly code: HealthField
  readonly isRequired: boolean
}

function OneField({ code, isRequired, today, values, errors, documentMask, onType }: OneFieldProps): ReactNode {
  const error = errors[code]
  const label = healthFields[code]
  const value = values[code] ?? ''
  const change = (text: string) => onType({ [code]: text })
  const field = { label, isRequired, ...(!isRequired && { note: '选填' }), ...(error && { error }) }
  if (code === 'visitDay')
    return (
      <Field {...field}>
        {(input) => (
          <input
            {...input}
            {...{ name: code, value, type: 'date', min: today, max: addDays(today, VISIT_AHEAD) }}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
    )
  const kind = code === 'phone' || code === 'document' ? code : 'text'
  return (
    <TextField
      {...{ ...field, name: code, value, kind, onChange: change, ...placeholderOf(code, documentMask) }}
      autoComplete={autoCompletes[code] ?? 'off'}
    />
  )
}

const autoCompletes: Partial<Record<HealthField, string>> = { name: 'name', phone: 'tel-national' }

function placeholderOf(code: HealthField, documentMask: string | undefined) {
  if (code === 'document' && documentMask) return { placeholder: `${documentMask}，不改就不用填` }
  if (code === 'temperature') return { placeholder: '摄氏度，例如 36.5' }
  return {}
}

const Agreement = ({ place, errors, hasAgreed, onAgree }: HealthFieldsProps): ReactNode => (
  <Panel title="登记说明" level={2}>
    <p className={styles.hint}>{place.consent}</p>
    <label className={styles.agree}>
      <input
        type="checkbox"
        name="consent"
        className={styles.box}
        checked={hasAgreed}
        aria-invalid={errors.consent !== undefined || undefined}
        onChange={({ target }) => onAgree(target.checked)}
      />
      我已阅读并同意
    </label>
    <p className={styles.error} aria-live="polite">
      {errors.consent}
    </p>
  </Panel>
)
