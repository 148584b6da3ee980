import { type FormEvent, type ReactNode, useId } from 'react'
import { REMARK_MOST } from '../../schemas/domain/order.ts'
import { dayText, weekdayWord } from '../../src/domain/dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { Field, TextField } from '../../src/ui/field/index.tsx'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Refusal } from '../../src/ui/refusal/index.tsx'
import styles from './booking-contact.module.css'
import { bookedLines } from './booking-key.ts'
import type { BookingContactProps } from './props.schema.ts'
import { useBookingContact } from './use-booking-contact.ts'

/** Who is to be reached about a booking, and what else is to be said (B5 remark). */
export default function BookingContact(props: BookingContactProps & WidgetTools): ReactNode {
  const { button = '提交预约', result, emit } = props
  const { fields, problem, wrong, change, submit } = useBookingContact(props)
  const refusal = useId()
  const isBusy = result?.status === 'busy'
  useRefused(result, emit)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = submit()
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form className={styles.place} noValidate aria-busy={isBusy} onSubmit={send}>
      <Chosen {...props} />
      <Fields {...{ fields, wrong, refusal, change }} />
      <Refusal id={refusal}>{problem || (result?.status === 'refused' && result.message)}</Refusal>
      <ActionBar label="提交">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : button}
        </MainButton>
      </ActionBar>
    </form>
  )
}

interface FieldsProps extends Pick<ReturnType<typeof useBookingContact>, 'fields' | 'wrong' | 'change'> {
  /** Where it stands what is wrong. */
  readonly refusal: string
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
function Chosen({ date, lines = '', people, items }: BookingContactProps): ReactNode {
  const booked = bookedLines(lines).map(({ subOrderId, copies }) => {
    const name = items?.find((item) => item.subOrderId === subOrderId)?.name ?? subOrderId
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
      {booked.map((text) => (
        <dd key={text} className={styles.what}>
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
