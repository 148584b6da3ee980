import { useId, type FormEvent, type ReactNode } from 'react'
import type { LineToBook } from '../../../../schemas/domain/booking.ts'
import { REMARK_MOST } from '../../../../schemas/domain/order-limits.ts'
import { dayText, weekdayWord } from '../../../domain/dates.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import { useWrongField } from '../../../ui/hooks/use-wrong-field.ts'
import { bookedLines, type Choice } from '../booking-way.ts'
import type { ContactFields, Mistake, TypedContact } from '../contact-draft.ts'
import styles from './contact-form.module.css'

export interface ContactFormProps {
  /** What is about to be booked. */
  readonly choice: Choice
  readonly lines: readonly LineToBook[]
  readonly fields: ContactFields
  /** What somebody who tried to send it has to be told. */
  readonly mistake: Mistake | undefined
  /** The field that was wrong: another object after each try. */
  readonly wrong: { readonly field: Mistake['field'] } | undefined
  /** Why the last try was refused. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (part: TypedContact) => void
  readonly onSubmit: () => void
}

/** Who is to be reached about a booking, and what else is to be said (B5 remark). */
export function ContactForm(props: ContactFormProps): ReactNode {
  const { choice, lines, fields, mistake, wrong, refusal, isBusy, onType, onSubmit } = props
  const id = useId()
  const form = useWrongField(wrong)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="post" ref={form} className={styles.place} noValidate aria-busy={isBusy} onSubmit={submit}>
      <Chosen choice={choice} lines={lines} />
      <Fields {...{ fields, wrong: mistake?.field, refusal: id, change: onType }} />
      <Refusal id={id}>{mistake?.message ?? refusal}</Refusal>
      <ActionBar label="提交">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : '提交预约'}
        </MainButton>
      </ActionBar>
    </form>
  )
}

interface FieldsProps {
  readonly fields: ContactFields
  readonly wrong: Mistake['field'] | undefined
  /** Id of where it stands what is wrong. */
  readonly refusal: string
  readonly change: (part: TypedContact) => void
}

function Fields({ fields, wrong, refusal, change }: FieldsProps): ReactNode {
  const { name, phone, remark } = fields
  const count = useId()
  const mistakeOf = (field: string) => (field === wrong ? refusal : undefined)
  return (
    <div className={styles.card}>
      <TextField
        {...{ name: 'name', label: '联系人', value: name, isRequired: true, mistakeId: mistakeOf('name') }}
        autoComplete="name"
        placeholder="请填写姓名"
        onChange={(typed) => change({ name: typed })}
      />
      <TextField
        {...{ name: 'phone', label: '手机号', kind: 'phone', value: phone, isRequired: true }}
        mistakeId={mistakeOf('phone')}
        autoComplete="tel-national"
        onChange={(typed) => change({ phone: typed })}
      />
      <Field label="留言">
        {(input) => (
          <textarea
            {...input}
            name="remark"
            rows={2}
            value={remark}
            maxLength={REMARK_MOST}
            placeholder="请输入留言"
            aria-describedby={count}
            onChange={({ target }) => change({ remark: target.value })}
          />
        )}
      </Field>
      <p className={styles.count} id={count}>
        {remark.length}/{REMARK_MOST}
      </p>
    </div>
  )
}

/** What is about to be booked. */
function Chosen({ choice, lines }: Pick<ContactFormProps, 'choice' | 'lines'>): ReactNode {
  const { date, people } = choice
  const booked = bookedLines(choice.lines).map(({ subOrderId, copies }) => {
    const name = lines.find((line) => line.subOrderId === subOrderId)?.name ?? subOrderId
    return `${name} × ${copies}`
  })
  if (!date) return null
  return (
    <dl className={styles.chosen}>
      <dt className="visually-hidden">日期</dt>
      <dd className={styles.day}>
        {dayText(date)} {weekdayWord(date)}
      </dd>
      <dt className="visually-hidden">约的是</dt>
      {keyed(booked, String).map(([text, key]) => (
        <dd key={key} className={styles.what}>
          {text}
        </dd>
      ))}
      {people && (
        <>
          <dt className="visually-hidden">人数</dt>
          <dd className={styles.what}>{people} 位到店</dd>
        </>
      )}
    </dl>
  )
}
