import type { FormEvent, ReactNode } from 'react'
import { REMARK_MOST } from '../../../../schemas/domain/order-limits.ts'
import type { ShownService } from '../../../../schemas/domain/service.ts'
import { dayText, weekdayWord } from '../../../domain/dates.ts'
import { NO_BREAK_SPACE } from '../../../domain/unbroken-numbers.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import type { Choice } from '../choose-flow.ts'
import type { ConfirmErrors, ConfirmFields, Typed } from '../confirm-draft.ts'
import styles from './form.module.css'
import { PeopleFields } from './people-fields.tsx'
import { useWrongField } from './use-wrong-field.ts'

export interface ConfirmFormProps {
  readonly service: ShownService
  readonly program: ShownService['programs'][number]
  readonly choice: Choice
  readonly fields: ConfirmFields
  readonly errors: ConfirmErrors
  /** The first field that was wrong: another object after each try. */
  readonly wrong: { readonly field: string } | undefined
  /** Why the last try was refused. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (part: Typed) => void
  readonly onSubmit: () => void
}

/** What is about to be reserved, who comes, and who is to be reached. */
export function ConfirmForm(props: ConfirmFormProps): ReactNode {
  const { service, program, choice, fields, errors, wrong, refusal, isBusy, onType, onSubmit } = props
  const form = useWrongField(wrong)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" ref={form} className={styles.place} noValidate aria-busy={isBusy} onSubmit={submit}>
      <Chosen {...{ service, program, choice }} />
      {service.asks === 'each' && (
        <PeopleFields {...{ program, people: fields.people, errors }} onType={(people) => onType({ people })} />
      )}
      <ContactFields {...{ fields, errors, onType }} />
      {service.consent && (
        <Consent lines={service.consent} isGiven={fields.consent} error={errors.consent} onType={onType} />
      )}
      <Refusal>{refusal}</Refusal>
      <ActionBar label="提交">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : '提交预约'}
        </MainButton>
      </ActionBar>
    </form>
  )
}

function Chosen({ service, program, choice }: Pick<ConfirmFormProps, 'service' | 'program' | 'choice'>): ReactNode {
  const { day, time, adults, children } = choice
  const people =
    service.asks === 'each'
      ? `${adults}${NO_BREAK_SPACE}位`
      : `${adults}${NO_BREAK_SPACE}位成人${children > 0 ? `、${children}${NO_BREAK_SPACE}位儿童` : ''}`
  return (
    <dl className={styles.chosen}>
      <dt className="visually-hidden">时间</dt>
      <dd className={styles.when}>
        {dayText(day)} {weekdayWord(day)} {time}
      </dd>
      <dt className="visually-hidden">{service.groupWord}</dt>
      <dd>
        {program.group} · {program.name}，{people}
      </dd>
      <dt className="visually-hidden">地点</dt>
      <dd>
        {program.place}，约 {program.minutes} 分钟
      </dd>
    </dl>
  )
}

type ContactProps = Pick<ConfirmFormProps, 'fields' | 'errors' | 'onType'>

function ContactFields({ fields: { name, phone, remark }, errors, onType }: ContactProps): ReactNode {
  return (
    <Panel title="联系人" level={2}>
      <TextField
        {...{ name: 'name', label: '姓名', value: name, isRequired: true }}
        {...(errors.name && { error: errors.name })}
        autoComplete="name"
        onChange={(typed) => onType({ name: typed })}
      />
      <TextField
        {...{ name: 'phone', label: '手机号', kind: 'phone', value: phone, isRequired: true }}
        {...(errors.phone && { error: errors.phone })}
        autoComplete="tel-national"
        onChange={(typed) => onType({ phone: typed })}
      />
      <Field label="留言" note="选填">
        {(input) => (
          <textarea
            {...input}
            name="remark"
            rows={2}
            value={remark}
            maxLength={REMARK_MOST}
            placeholder="行李、座椅等需要"
            onChange={({ target }) => onType({ remark: target.value })}
          />
        )}
      </Field>
    </Panel>
  )
}

interface ConsentProps {
  readonly lines: readonly string[]
  readonly isGiven: boolean
  readonly error: string | undefined
  readonly onType: (part: Typed) => void
}

/** The statement of health, to be ticked. */
const Consent = ({ lines, isGiven, error, onType }: ConsentProps): ReactNode => (
  <Panel title="健康声明" level={2}>
    <ul className={styles.lines}>
      {keyed(lines, String).map(([line, key]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
    <label className={styles.agree}>
      <input
        type="checkbox"
        name="consent"
        className={styles.box}
        checked={isGiven}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onType({ consent: target.checked })}
      />
      我已和同行人逐条确认
    </label>
    <p className={styles.error} aria-live="polite">
      {error}
    </p>
  </Panel>
)
