import { useState, type ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { nightsBetween } from '../../src/domain/dates.ts'
import { stayOr, lastHomeDate, type Stay } from '../../src/domain/stay/stay-dates.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { StayDays } from '../../src/ui/stay-days/index.tsx'
import { defaults } from './defaults.ts'
import type { StaySearchProps } from './props.schema.ts'
import styles from './stay-search.module.css'

const NO_HOTELS: readonly ComponentContent[] = []
/** What is searched as long as there are no hotels to choose from: the row is there before they come. */
const ANY_HOTEL = '全部酒店'
const loadSheets = () => import('./stay-sheets.tsx')

export default function StaySearch(props: StaySearchProps & WidgetTools): ReactNode {
  const { title, today, hotels = NO_HOTELS, bookingInterface, buttonText = defaults.buttonText } = props
  const { moreText, moreTo, emit, headingLevel } = props
  const [chosen, setChosen] = useState<Stay>()
  const [hotelId, setHotelId] = useState<string>()
  const [open, setOpen] = useState<'days' | 'hotels'>()
  const { Part: Sheets, hasFailed, fetch } = useLazyPart(loadSheets)
  const last = lastHomeDate(today)
  const stay = stayOr(chosen, today, last, bookingInterface)
  const hotel = hotels.find(({ id }) => id === hotelId) ?? hotels[0]
  const more = moreText ? { text: moreText, target: addressTarget(moreTo), onPress: () => emit('more', {}) } : undefined
  const show = (sheet: 'days' | 'hotels') => () => {
    fetch()
    setOpen(sheet)
  }
  const search = () =>
    emit('search', {
      ...stay,
      nights: nightsBetween(stay.checkInDate, stay.checkOutDate),
      ...(hotel && { item: hotel }),
    })
  return (
    <section className={styles.search} onPointerDown={fetch} onFocus={fetch}>
      <div className={styles.card}>
        <div className={styles.head}>
          <SectionTitle level={headingLevel} title={title} more={more} />
        </div>
        <HotelRow name={hotel?.title ?? ANY_HOTEL} isChoice={hotels.length > 1} onPress={show('hotels')} />
        <StayDays stay={stay} today={today} isBusy={open === 'days' && !Sheets && !hasFailed} onPress={show('days')} />
        {hasFailed && (
          <p className={styles.failed} role="alert">
            日历没有加载出来，请再点一次
          </p>
        )}
        <div className={styles.action}>
          <Button onPress={search}>{buttonText}</Button>
        </div>
      </div>
      {open && Sheets && (
        <Sheets
          {...{ open, stay, today, last, hotels }}
          hotelId={hotel?.id}
          onStay={setChosen}
          onHotel={setHotelId}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

interface HotelRowProps {
  readonly name: string
  /** A button then, else words. */
  readonly isChoice: boolean
  readonly onPress: () => void
}

function HotelRow({ name, isChoice, onPress }: HotelRowProps): ReactNode {
  const words = (
    <>
      <span className={styles.pin}>
        <Icon name="location" />
      </span>
      <span className={styles.hotel}>{name}</span>
    </>
  )
  if (!isChoice) return <p className={styles.row}>{words}</p>
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <span className="visually-hidden">选择酒店</span>
      {words}
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </button>
  )
}
