import { useId, useState, type ReactNode } from 'react'
import { refundReasons } from '../../schemas/domain/order-status.ts'
import { dayText } from '../../src/domain/dates.ts'
import { deadlineText } from '../../src/domain/shop-time.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import { problems } from '../../schemas/api/problems.ts'
import { defaults } from './defaults.ts'
import type { RefundableLine, RefundFormProps } from './props.schema.ts'
import { copiesOf, LONGEST } from './refund-draft.ts'
import styles from './refund-form.module.css'
import { type RefundFormState, useRefundForm } from './use-refund-form.ts'

const loadReasons = () => import('./reason-sheet.tsx')
const loadAsk = () => import('../../src/ui/ask-dialog/index.tsx')

/** An application for money back (B2.7, B5): how many of what, why, and in one's own words. */
export default function RefundForm(props: RefundFormProps & WidgetTools): ReactNode {
  const { lines, button = defaults.button } = props
  const form = useRefundForm(props)
  const [isAsking, setAsking] = useState(false)
  const confirm = useLazyPart(loadAsk)
  const submit = () => {
    if (confirm.hasFailed) props.emit('incomplete', { message: '网络异常' })
    confirm.fetch()
    setAsking(form.check())
  }
  const send = () => {
    setAsking(false)
    form.send()
  }
  return (
    <section className={styles.form} aria-label="退款申请" onPointerDown={confirm.fetch}>
      {lines.length === 0 && <EmptyState text={problems['refund-no-lines'].message} />}
      {lines.length > 0 && (
        <>
          <Lines lines={lines} form={form} />
          <div className={styles.card}>
            <Reason form={form} />
            <Description form={form} />
          </div>
        </>
      )}
      <ActionBar label="提交">
        <MainButton tone="accent" isWide isOff={form.isLocked} onPress={submit}>
          {button}
        </MainButton>
      </ActionBar>
      {isAsking && confirm.Part && (
        <confirm.Part title="是否确认提交？" yes="确认" no="取消" onYes={send} onNo={() => setAsking(false)} />
      )}
    </section>
  )
}

interface Of {
  readonly form: RefundFormState
}

function Lines({ lines, form }: Of & { readonly lines: readonly RefundableLine[] }): ReactNode {
  const { draft, change, isLocked, lacks } = form
  const isWrong = lacks === 'refund-no-copies' || lacks === 'refund-too-many'
  return (
    <div className={styles.card} role="group" aria-label="退款份数" data-wrong={isWrong || undefined}>
      {lines.map((line) => (
        <Line
          key={line.subOrderId}
          line={line}
          copies={copiesOf(draft, line)}
          isLocked={isLocked}
          onChange={(copies) => change({ copies: { ...draft.copies, [line.subOrderId]: copies } })}
        />
      ))}
    </div>
  )
}

interface LineProps {
  readonly line: RefundableLine
  readonly copies: number
  readonly isLocked: boolean
  readonly onChange: (copies: number) => void
}

function Line({ line, copies, isLocked, onChange }: LineProps): ReactNode {
  const { name, useCount, refundable, amounts, freeUntil } = line
  const amount = amounts[copies - 1]
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.fact}>
          {daysText(line)}共 {useCount} 份，可退 {refundable} 份
        </p>
        {freeUntil && <p className={styles.fact}>{deadlineText(freeUntil)} 前可退</p>}
        {amount !== undefined && (
          <p className={styles.amount} aria-live="polite">
            预计退 <Price amount={amount} />
          </p>
        )}
      </div>
      <Stepper label={name} value={copies} min={0} max={refundable} isDisabled={isLocked} onChange={onChange} />
    </div>
  )
}

function daysText({ usingStartDate, usingEndDate }: RefundableLine): string {
  if (!usingStartDate) return ''
  const isOne = usingEndDate === undefined || usingEndDate === usingStartDate
  return `${dayText(usingStartDate)}${isOne ? '' : `至${dayText(usingEndDate)}`} · `
}

function Reason({ form: { draft, change, isLocked, lacks } }: Of): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const sheet = useLazyPart(loadReasons)
  const chosen = refundReasons.find(({ reason }) => reason === draft.reason)
  const isWrong = lacks === 'refund-no-reason'
  const open = () => {
    sheet.fetch()
    setOpen(true)
  }
  const choose = (reason: number) => {
    setOpen(false)
    change({ reason })
  }
  return (
    <>
      <button
        type="button"
        className={styles.reason}
        data-wrong={isWrong || undefined}
        aria-haspopup="dialog"
        disabled={isLocked}
        onPointerDown={sheet.fetch}
        onClick={open}
      >
        <span className={styles.label}>申请原因</span>
        <span className={styles.chosen} data-empty={!chosen || undefined}>
          {chosen?.text ?? '请选择'}
        </span>
        <Icon name="chevron" />
      </button>
      {isOpen && sheet.Part && <sheet.Part reason={draft.reason} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}

function Description({ form: { draft, change, isLocked, lacks } }: Of): ReactNode {
  const id = useId()
  const { description } = draft
  return (
    <div className={styles.description} data-wrong={lacks === 'refund-no-description' || undefined}>
      <label className={styles.label} htmlFor={id}>
        描述问题
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={4}
        maxLength={LONGEST}
        placeholder="请描述申请退款的具体原因"
        aria-describedby={`${id}-count`}
        aria-invalid={lacks === 'refund-no-description' || undefined}
        readOnly={isLocked}
        value={description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <p className={styles.count} id={`${id}-count`}>
        <span className="visually-hidden">已写字数</span>
        {description.length}/{LONGEST}
      </p>
    </div>
  )
}
