import { useState, type ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import {
  GUEST_LIMITS,
  guestsOfTexts,
  guestsText,
  textsOfGuests,
  type Guests,
} from '../../src/domain/stay/hotel-guests.ts'
import { lastHotelDate } from '../../src/domain/stay/hotel-calendar.ts'
import { stayOr, type Stay } from '../../src/domain/stay/stay-dates.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { StayDays } from '../../src/ui/stay-days/index.tsx'
import type { StayBarProps } from './props.schema.ts'
import styles from './stay-bar.module.css'

const loadSheets = () => import('./stay-bar-sheets.tsx')

/** When, and for how many (A2): the calendar and the rooms open over the page, people have a page of their own. */
export default function StayBar(props: StayBarProps & WidgetTools): ReactNode {
  const { today, bookingInterface, roomLimits = GUEST_LIMITS, guestsTo, emit } = props
  const [open, setOpen] = useState<'days' | 'rooms'>()
  const { Part: Sheets, hasFailed, fetch } = useLazyPart(loadSheets)
  const last = lastHotelDate(today)
  const stay = stayOr(props, today, last, bookingInterface)
  const guests = guestsOfTexts(props, roomLimits)
  const show = (sheet: 'days' | 'rooms') => () => {
    fetch()
    setOpen(sheet)
  }
  const isBusy = (sheet: 'days' | 'rooms') => open === sheet && !Sheets && !hasFailed
  return (
    <section className={styles.bar} onPointerDown={fetch} onFocus={fetch}>
      <div className={styles.card}>
        <StayDays stay={stay} today={today} isBusy={isBusy('days')} onPress={show('days')} />
        {guestsTo ? (
          <PeopleLink to={withQuery(guestsTo, stay, guests)} guests={guests} />
        ) : (
          <RoomsButton num={guests.num} isBusy={isBusy('rooms')} onPress={show('rooms')} />
        )}
        {hasFailed && (
          <p className={styles.failed} role="alert">
            没有加载出来，请再点一次
          </p>
        )}
      </div>
      {open && Sheets && (
        <Sheets
          {...{ open, stay, today, last }}
          num={guests.num}
          maxRooms={roomLimits.maxRooms}
          onStay={(chosen) => emit('stay', chosen)}
          onRooms={(num) => emit('rooms', { num: String(num) })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

/** What is chosen goes along, and comes back with what is set there; so does what the address has a value for. */
function withQuery(to: string, stay: Stay, guests: Guests): string {
  const [path, search] = to.split('?')
  const kept = [...new URLSearchParams(search)].filter(([, value]) => value !== '')
  const query = new URLSearchParams([...kept, ...Object.entries({ ...stay, ...textsOfGuests(guests) })])
  return `${path}?${query.toString()}`
}

function PeopleLink({ to, guests }: { readonly to: string; readonly guests: Guests }): ReactNode {
  return (
    <Link target={addressTarget(to)} className={styles.row}>
      <RowWords word="间数和人数" text={guestsText(guests)} />
    </Link>
  )
}

interface RoomsButtonProps {
  readonly num: number
  readonly isBusy: boolean
  readonly onPress: () => void
}

function RoomsButton({ num, isBusy, onPress }: RoomsButtonProps): ReactNode {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" aria-busy={isBusy} onClick={onPress}>
      <RowWords word="间数" text={`${num} 间`} />
    </button>
  )
}

function RowWords({ word, text }: { readonly word: string; readonly text: string }): ReactNode {
  return (
    <>
      <span className={styles.word}>{word}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </>
  )
}
