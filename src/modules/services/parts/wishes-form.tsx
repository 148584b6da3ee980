import type { FormEvent, ReactNode } from 'react'
import { arrivalTimes, type StayWishes } from '../../../../schemas/domain/coming-stay.ts'
import { REMARK_MOST } from '../../../../schemas/domain/order-limits.ts'
import { readableMoment } from '../../../domain/shop-time.ts'
import { CountRow } from '../../../ui/count-row/index.tsx'
import { Field } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import { Select } from '../../../ui/select/index.tsx'
import styles from './form.module.css'

/** Cots that a room has place for. */
const MOST_COTS = 2

interface WishesFormProps {
  readonly wishes: StayWishes
  readonly savedAt: string | undefined
  readonly refusal: string
  readonly isBusy: boolean
  readonly onType: (part: Partial<StayWishes>) => void
  readonly onSave: () => void
}

/** When a guest comes, and what the room is to have. */
export function WishesForm({ wishes, savedAt, refusal, isBusy, onType, onSave }: WishesFormProps): ReactNode {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form method="post" className={styles.place} noValidate aria-busy={isBusy} onSubmit={save}>
      <Panel title="到店和房间" level={2}>
        <Arrival arrival={wishes.arrival} onType={onType} />
        <CountRow
          label="婴儿床"
          hint="免费，适合 2 岁以下"
          value={wishes.babyCots}
          min={0}
          max={MOST_COTS}
          onChange={(babyCots) => onType({ babyCots })}
        />
        <Check label="尽量高楼层" isOn={wishes.highFloor} onChange={(highFloor) => onType({ highFloor })} />
        <Check label="尽量安静的房间" isOn={wishes.quietRoom} onChange={(quietRoom) => onType({ quietRoom })} />
        <Field label="备注" note="选填">
          {(input) => (
            <textarea
              {...input}
              name="remark"
              rows={2}
              value={wishes.remark}
              maxLength={REMARK_MOST}
              placeholder="过敏、纪念日、无障碍等需要"
              onChange={({ target }) => onType({ remark: target.value })}
            />
          )}
        </Field>
        <Refusal>{refusal}</Refusal>
        <div className={styles.save}>
          <MainButton isWide isBusy={isBusy}>
            {isBusy ? '保存中...' : '保存需求'}
          </MainButton>
        </div>
        {savedAt && <p className={styles.hint}>{readableMoment(savedAt)} 保存过</p>}
      </Panel>
    </form>
  )
}

interface ArrivalProps {
  readonly arrival: StayWishes['arrival']
  readonly onType: (part: Partial<StayWishes>) => void
}

const Arrival = ({ arrival, onType }: ArrivalProps): ReactNode => (
  <Field label="到店时间">
    {(input) => (
      <Select
        {...input}
        name="arrival"
        value={arrival}
        emptyText="还不确定"
        options={arrivalTimes.map((time) => ({ value: time, text: time }))}
        onPick={(picked) => onType({ arrival: arrivalTimes.find((one) => one === picked) ?? '' })}
      />
    )}
  </Field>
)

interface CheckProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Check = ({ label, isOn, onChange }: CheckProps): ReactNode => (
  <label className={styles.check}>
    {label}
    <input type="checkbox" className={styles.box} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
  </label>
)
