import { useState, type ReactNode } from 'react'
import type { Stay } from '../../src/domain/stay/stay-dates.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { DateRange } from '../../src/ui/date-range/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import styles from './stay-bar-sheets.module.css'

interface SheetsProps {
  readonly open: 'days' | 'rooms'
  readonly stay: Stay
  readonly today: string
  readonly last: string
  readonly num: number
  readonly maxRooms: number
  readonly onStay: (stay: Stay) => void
  readonly onRooms: (num: number) => void
  readonly onClose: () => void
}

/** What the bar opens; its code comes with the first touch. */
export default function StayBarSheets(props: SheetsProps): ReactNode {
  const { open, stay, today, last, onStay, onClose } = props
  if (open === 'rooms') return <RoomsSheet {...props} />
  return <DateRange stay={stay} now={today} last={last} onConfirm={onStay} onClose={onClose} />
}

function RoomsSheet({ num, maxRooms, onRooms, onClose }: SheetsProps): ReactNode {
  const [value, setValue] = useState(num)
  const confirm = () => {
    onRooms(value)
    onClose()
  }
  return (
    <Sheet title="选择间数" onClose={onClose}>
      <div className={styles.rooms}>
        <p className={styles.row}>
          <span>
            房间
            <span className={styles.hint}>最多 {maxRooms} 间</span>
          </span>
          <Stepper label="房间" value={value} min={1} max={maxRooms} onChange={setValue} />
        </p>
        <Button onPress={confirm}>确定</Button>
      </div>
    </Sheet>
  )
}
