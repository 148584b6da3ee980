import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import type { Stay } from '../../src/domain/stay/stay-dates.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { DateRange } from '../../src/ui/date-range/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import styles from './stay-sheets.module.css'

interface StaySheetsProps {
  readonly open: 'days' | 'hotels'
  readonly stay: Stay
  readonly today: string
  readonly last: string
  readonly hotels: readonly ComponentContent[]
  readonly hotelId: string | undefined
  readonly onStay: (stay: Stay) => void
  readonly onHotel: (id: string) => void
  readonly onClose: () => void
}

/** What the card opens; its code comes with the first touch of the card. */
export default function StaySheets(props: StaySheetsProps): ReactNode {
  const { open, stay, today, last, onStay, onClose } = props
  if (open === 'hotels') return <HotelSheet {...props} />
  return <DateRange stay={stay} now={today} last={last} onConfirm={onStay} onClose={onClose} />
}

function HotelSheet({ hotels, hotelId, onHotel, onClose }: StaySheetsProps): ReactNode {
  const choose = (id: string) => {
    onHotel(id)
    onClose()
  }
  return (
    <Sheet title="选择酒店" onClose={onClose}>
      <ul className={styles.hotels}>
        {keyed(hotels, ({ id }) => id).map(([{ id, title, themePicUri, subtitle, customFields }, key]) => (
          <li key={key}>
            <button type="button" className={styles.hotel} aria-pressed={id === hotelId} onClick={() => choose(id)}>
              <Picture className={styles.picture} src={themePicUri ?? ''} alt="" shape="tile" sizes="56px" />
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                <span className={styles.place}>{customFields?.place ?? subtitle}</span>
              </span>
              <span className={styles.tick} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
