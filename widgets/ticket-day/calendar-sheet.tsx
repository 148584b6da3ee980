import type { ReactNode } from 'react'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { DayCalendar } from '../../src/ui/calendar/day-calendar.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'

interface CalendarSheetProps {
  readonly title: string
  readonly days: readonly StripDay[]
  readonly selected: string | undefined
  readonly today: string
  readonly onPick: (date: string) => void
  readonly onClose: () => void
}

/** Its code comes with the first touch of the days. */
export default function CalendarSheet({ title, onClose, ...days }: CalendarSheetProps): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <DayCalendar {...days} />
    </Sheet>
  )
}
