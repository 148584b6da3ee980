import { useId, useState, type ReactNode } from 'react'
import type { StayRequest, RateOffer, RoomOffer } from '../../schemas/domain/hotel-offer.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import type { Buyer } from '../../src/domain/product/member-price.ts'
import { isBookable } from './choice.ts'
import { RateRow } from './rate-row.tsx'
import styles from './room-card.module.css'

interface RoomCardProps {
  readonly room: RoomOffer
  readonly stay: StayRequest
  readonly member: Buyer
  readonly level: 3 | 4
  /** The rate that is being booked. */
  readonly busyId: string | undefined
  readonly onDetail: () => void
  readonly onBook: (rate: RateOffer) => void
}

/** B9: so many are shown, and then more. */
const SHOWN = 2

/** A room and its rates. */
export function RoomCard({ room, stay, member, level, busyId, onDetail, onBook }: RoomCardProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rates = room.hotelRoomResourceDTOsOptional
  const shown = isOpen ? rates : rates.slice(0, SHOWN)
  const isFull = !rates.some(isBookable)
  return (
    <article className={styles.card} data-full={isFull || undefined}>
      <RoomHead room={room} level={level} onDetail={onDetail} />
      <ul className={styles.rates} id={id}>
        {keyed(shown, (rate) => rate.resourceId).map(([rate, key]) => (
          <RateRow
            key={key}
            {...{ rate, stay, member }}
            roomName={room.hotelRoomName}
            isBusy={busyId === rate.resourceId}
            onBook={() => onBook(rate)}
          />
        ))}
      </ul>
      {rates.length > SHOWN && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : `更多 ${rates.length - SHOWN} 个价格`}
          <Icon name="chevron" />
        </button>
      )}
    </article>
  )
}

interface RoomHeadProps {
  readonly room: RoomOffer
  readonly level: 3 | 4
  readonly onDetail: () => void
}

function RoomHead({ room, level, onDetail }: RoomHeadProps): ReactNode {
  const { hotelRoomName, imgUrl, floorArea, floor, hotelBedTypeName, maxBookPerson, canExtraBed } = room
  const Heading = `h${level}` as const
  const facts = [floorArea, floor, `可住 ${maxBookPerson} 人`, ...(canExtraBed ? ['可加床'] : [])]
  return (
    <div className={styles.head}>
      <Picture className={styles.picture} src={imgUrl} alt="" shape="tile" sizes="96px" />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <button type="button" className={styles.detail} aria-haspopup="dialog" onClick={onDetail}>
            <span {...words(hotelRoomName)} />
            <Icon name="chevron" />
          </button>
        </Heading>
        <p className={styles.bed}>{hotelBedTypeName}</p>
        <p className={styles.facts} {...words(facts.join(' · '))} />
      </div>
    </div>
  )
}
