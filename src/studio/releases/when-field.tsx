import type { ReactNode } from 'react'
import { addDays } from '../../domain/dates.ts'
import { Field } from '../controls/field.tsx'

interface WhenFieldProps {
  readonly label: string
  readonly help?: string
  /** Shop time to the minute: 2026-11-27T20:00 */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The shop's time: nothing is published before it. */
  readonly shopNow: string | undefined
}

/** A moment of the shop, to the minute. */
export const WhenField = ({ label, help, value, onChange, shopNow }: WhenFieldProps): ReactNode => (
  <Field label={label} help={help ?? '商城的时间（北京时间），精确到分钟'}>
    {(ids) => (
      <input
        {...ids}
        type="datetime-local"
        value={value}
        min={shopNow?.slice(0, 16)}
        max="9999-12-31T23:59"
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Tomorrow morning, when somebody is there to see it: 2026-11-21T10:00 */
export const usualMoment = (shopNow: string | undefined): string =>
  shopNow ? `${addDays(shopNow.slice(0, 10), 1)}T10:00` : ''
