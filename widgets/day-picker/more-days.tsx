import type { ReactNode } from 'react'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { DayCalendar } from '../../src/ui/calendar/day-calendar.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'

interface MoreDaysProps {
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly today: string
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

/** All days, on the months that they lie in; the code comes with the first touch of the strip. */
export default function MoreDays({ onClose, ...days }: MoreDaysProps): ReactNode {
  return (
    <Sheet title="选择日期" onClose={onClose}>
      <DayCalendar {...days} />
    </Sheet>
  )
}
