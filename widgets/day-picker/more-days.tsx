import type { ReactNode } from 'react'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { PriceCalendar } from '../../src/ui/price-calendar/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'

interface MoreDaysProps {
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly today: string
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

/** All days, on the months that they lie in; the code comes with the first touch of the strip. */
export default function MoreDays({ days, selected, today, onPick, onClose }: MoreDaysProps): ReactNode {
  const first = days[0]?.date ?? today
  return (
    <Sheet title="选择日期" onClose={onClose}>
      <PriceCalendar
        days={days}
        selected={selected}
        onPick={onPick}
        today={today}
        first={first}
        last={days.at(-1)?.date ?? first}
      />
    </Sheet>
  )
}
