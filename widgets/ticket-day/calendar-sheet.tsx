import type { ReactNode } from 'react'
import type { StripDay } from '../../src/ui/day-strip/index.tsx'
import { PriceCalendar } from '../../src/ui/price-calendar/index.tsx'
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
export default function CalendarSheet({ title, days, today, onClose, ...rest }: CalendarSheetProps): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <PriceCalendar {...rest} days={days} today={today} first={today} last={days.at(-1)?.date ?? today} />
    </Sheet>
  )
}
