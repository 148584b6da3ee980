import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { CodeField } from './code-field.tsx'
import { TextField } from '../../src/ui/field/index.tsx'
import { labels, type ProofValues } from './proof-rules.ts'
import styles from './proof-form.module.css'
import type { ProofField, ProofFormProps } from './props.schema.ts'
import { type Mistakes, useProof } from './use-proof.ts'

/** What proves something: who somebody is, or that a phone or an address is theirs (B2.9). */
export default function ProofForm(props: ProofFormProps & WidgetTools): ReactNode {
  const { title, text, fields, consent, extra, button, tone = 'brand', result, sent, headingLevel, now } = props
  const isBusy = result?.status === 'busy'
  const { form, values, ticks, setTicks, mistakes, type, submit, send } = useProof(props)
  const Heading = `h${headingLevel}` as const
  return (
    <form method="post" ref={form} className={styles.form} noValidate aria-busy={isBusy} onSubmit={submit}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.card}>
        {keyed(fields, String).map(([field, key]) => (
          <ProofInput key={key} {...{ field, values, mistakes, sent, now }} onType={type} onSend={send} />
        ))}
      </div>
      {consent && (
        <Tick
          name="consent"
          text={consent}
          isOn={ticks.consent}
          error={mistakes.consent}
          onTick={(isOn) => setTicks({ ...ticks, consent: isOn })}
        />
      )}
      {extra && (
        <Tick name="extra" text={extra} isOn={ticks.extra} onTick={(isOn) => setTicks({ ...ticks, extra: isOn })} />
      )}
      <p className={styles.refusal} role="alert">
        {result?.status === 'refused' && result.message}
      </p>
      <MainButton isWide tone={tone} isBusy={isBusy}>
        {button}
      </MainButton>
    </form>
  )
}

interface ProofInputProps extends Pick<ProofFormProps, 'sent'>, Pick<WidgetTools, 'now'> {
  readonly field: ProofField
  readonly values: ProofValues
  readonly mistakes: Mistakes
  readonly onType: (field: ProofField, value: string) => void
  readonly onSend: () => void
}

function ProofInput({ field, values, mistakes, sent, now, onType, onSend }: ProofInputProps): ReactNode {
  if (field === 'code')
    return (
      <CodeField
        {...{ now, sent, value: values.code, onSend }}
        error={mistakes.code ?? (sent?.status === 'refused' ? sent.message : undefined)}
        onChange={(value) => onType(field, value)}
      />
    )
  return (
    <TextField
      name={field}
      label={labels[field]}
      value={values[field]}
      isRequired
      {...(field === 'number' && { kind: 'document' as const, most: 18 })}
      {...(field === 'mail' && { most: 80, autoComplete: 'email' })}
      {...(mistakes[field] !== undefined && { error: mistakes[field] })}
      onChange={(value) => onType(field, value)}
    />
  )
}

interface TickProps {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  readonly error?: string | undefined
  readonly onTick: (isOn: boolean) => void
}

function Tick({ name, text, isOn, error, onTick }: TickProps): ReactNode {
  return (
    <div>
      <label className={styles.tick}>
        <input
          name={name}
          type="checkbox"
          className={styles.box}
          checked={isOn}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        {text}
      </label>
      <p className={styles.refusal} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
