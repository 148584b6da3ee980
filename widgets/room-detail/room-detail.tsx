import type { ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Picture } from '../../src/ui/picture/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import type { RoomDetailProps } from './props.schema.ts'
import styles from './room-detail.module.css'

type Room = RoomDetailProps['room']

/** A room by itself (B3): picture, size, floor, beds, extra bed, facilities, what it is like. */
export default function RoomDetail({ room, headingLevel }: RoomDetailProps & WidgetTools): ReactNode {
  const { hotelRoomName, imgUrl, description } = room
  const facilities = facilitiesOf(room)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.room}>
      {imgUrl && <Picture src={imgUrl} alt={hotelRoomName} shape="card" sizes="(min-width: 672px) 672px, 100vw" />}
      <div className={styles.words}>
        <Heading className={styles.name} {...words(hotelRoomName)} />
        <dl className={styles.facts}>
          {factsOf(room).map(([word, value]) => (
            <div key={word} className={styles.fact}>
              <dt className={styles.word}>{word}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {facilities.length > 0 && (
          <ul className={styles.facilities} aria-label="房间设施">
            {keyed(facilities, String).map(([facility, key]) => (
              <li key={key} className={styles.facility}>
                {facility}
              </li>
            ))}
          </ul>
        )}
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  )
}

/** B3: one text, its parts apart by a pipe. */
const facilitiesOf = ({ hotelFacilityTypeNames = '' }: Room): string[] => [
  ...new Set(
    hotelFacilityTypeNames
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

function factsOf({ floorArea, floor, hotelBedTypeName, maxBookPerson, canExtraBed }: Room) {
  const facts: readonly (readonly [word: string, value: string | undefined])[] = [
    ['面积', floorArea],
    ['楼层', floor],
    ['可住', maxBookPerson === undefined ? undefined : `${maxBookPerson} 人`],
    ['加床', canExtraBed === undefined ? undefined : canExtraBed ? '可以加床' : '不可加床'],
    ['床型', hotelBedTypeName],
  ]
  return facts.filter(([, value]) => value)
}
