import { useId, useState, type ReactNode } from 'react'
import { problems } from '../../../../schemas/api/problems.ts'
import type { OrderRefundLines } from '../../../../schemas/domain/order-refund.ts'
import { refundReasons } from '../../../../schemas/domain/refund-reason.ts'
import { dayText } from '../../../domain/dates.ts'
import type { RefundObstacle } from '../../../domain/order/refundable.ts'
import { refundShareText } from '../../../domain/order/refund-rule.ts'
import { deadlineText } from '../../../domain/shop-time.ts'
import { keyed } from '../../../kit/keyed.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import { Stepper } from '../../../ui/stepper/index.tsx'
import { TextArea } from '../../../ui/text-area/index.tsx'
import { copiesOf, LONGEST, type RefundableLine, type RefundDraft } from '../refund-draft.ts'
import { words } from '../../../ui/words/index.ts'
import styles from './refund-form.module.css'

const loadReasons = () => import('./reason-sheet.tsx')
const loadAsk = () => import('../../../ui/ask-dialog/index.tsx')

export interface RefundFormProps {
  readonly lines: readonly RefundableLine[]
  /** What the order was placed with, and what becomes of it. */
  readonly coupon?: OrderRefundLines['coupon']
  readonly draft: RefundDraft
  /** What the last try to send it lacked. */
  readonly lacks: RefundObstacle | undefined
  /** It is asked once more whether it is to be sent. */
  readonly isAsking: boolean
  /** Nothing can be sent: it is on its way, or was sent. */
  readonly isLocked: boolean
  readonly change: (part: Partial<RefundDraft>) => void
  readonly onSubmit: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  /** The code of the question could not be had. */
  readonly onOffline: () => void
}

/** An application for money back (B2.7, B5): how many of what, why, and in one's own words. */
export function RefundForm(form: RefundFormProps): ReactNode {
  const { lines, isAsking, isLocked } = form
  const confirm = useLazyPart(loadAsk)
  const submit = () => {
    if (confirm.hasFailed) form.onOffline()
    confirm.fetch()
    form.onSubmit()
  }
  return (
    <section className={styles.form} aria-label="退款申请" onPointerDown={confirm.fetch}>
      {lines.length === 0 && <EmptyState scene="orders" text={problems['refund-no-lines'].message} />}
      {lines.length > 0 && (
        <>
          <Lines form={form} />
          {form.coupon && <p className={styles.coupon} {...words(couponText(form.coupon))} />}
          <div className={styles.card}>
            <Reason form={form} />
            <Description form={form} />
          </div>
        </>
      )}
      <ActionBar label="提交">
        <MainButton isWide isOff={isLocked} onPress={submit}>
          提交申请
        </MainButton>
      </ActionBar>
      {isAsking && confirm.Part && (
        <confirm.Part title="是否确认提交？" yes="确认" no="取消" onYes={form.onConfirm} onNo={form.onCancel} />
      )}
    </section>
  )
}

interface Of {
  readonly form: RefundFormProps
}

function Lines({ form }: Of): ReactNode {
  const { lines, draft, change, isLocked, lacks } = form
  const isWrong = lacks === 'refund-no-copies' || lacks === 'refund-too-many'
  return (
    <div className={styles.card} role="group" aria-label="退款份数" data-wrong={isWrong || undefined}>
      {keyed(lines, (line) => line.subOrderId).map(([line, key]) => (
        <Line
          key={key}
          line={line}
          copies={copiesOf(draft, line)}
          isLocked={isLocked}
          onChange={(copies) => change({ copies: { ...draft.copies, [line.subOrderId]: copies } })}
        />
      ))}
    </div>
  )
}

function couponText({ couponName, isReturnable, isOver }: NonNullable<OrderRefundLines['coupon']>): string {
  if (!isReturnable) return `优惠券「${couponName}」已用于这一单，退款后不退回`
  return isOver
    ? `优惠券「${couponName}」已过有效期，退款后不能再用`
    : `整单退款后，优惠券「${couponName}」退回账户，有效期不变`
}

interface LineProps {
  readonly line: RefundableLine
  readonly copies: number
  readonly isLocked: boolean
  readonly onChange: (copies: number) => void
}

function Line({ line, copies, isLocked, onChange }: LineProps): ReactNode {
  const { name, useCount, refundable, amounts, freeUntil, share } = line
  const amount = amounts[copies - 1]
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name} {...words(name)} />
        <p className={styles.fact} {...words(`${daysText(line)}共 ${useCount} 份，可退 ${refundable} 份`)} />
        {freeUntil && <p className={styles.fact}>{deadlineText(freeUntil)} 前可退</p>}
        {share && <p className={styles.fact}>{refundShareText(share)}</p>}
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
        aria-disabled={isLocked || undefined}
        onPointerDown={sheet.fetch}
        onClick={isLocked ? undefined : open}
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
      <TextArea
        id={id}
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
