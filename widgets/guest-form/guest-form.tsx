import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { RoomLimits } from '../../schemas/domain/hotel.ts'
import {
  agesProblem,
  GUEST_LIMITS,
  guestsOfTexts,
  MAX_CHILD_AGE,
  textsOfGuests,
} from '../../src/domain/stay/hotel-guests.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { CountRow } from '../../src/ui/count-row/index.tsx'
import { Select } from '../../src/ui/select/index.tsx'
import { defaults } from './defaults.ts'
import styles from './guest-form.module.css'
import type { GuestFormProps } from './props.schema.ts'

interface Child {
  /** From 1. */
  readonly place: number
  readonly age: number | undefined
}

const agesOf = (children: readonly Child[]) => children.map(({ age }) => age)

/** Rooms, adults, children and their ages (A2, A5, A9): 1 room, 2 adults and no children to begin with. */
export default function GuestForm(props: GuestFormProps & WidgetTools): ReactNode {
  const { roomLimits = GUEST_LIMITS, button = defaults.button, emit } = props
  const { num, adultNum, children, setNum, setAdults, setChildren } = useGuests(props)
  const [isTold, setTold] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const problem = agesProblem(children.length, agesOf(children))
  const save = () => {
    setTold(problem !== undefined)
    if (problem) {
      list.current?.querySelector<HTMLSelectElement>('select[data-empty]')?.focus()
      return emit('refused', { message: problem })
    }
    const childAges = agesOf(children).filter((age) => age !== undefined)
    return emit('save', textsOfGuests({ num, adultNum, childNum: childAges.length, childAges }))
  }
  return (
    <section className={styles.form} aria-label="间数和人数">
      <div className={styles.card}>
        <Counts {...{ num, adultNum, setNum, setAdults }} limits={roomLimits} />
        <Children {...{ list, isTold, setChildren }} known={children} max={roomLimits.maxChildren} />
        <p className={styles.problem} role="alert">
          {isTold && problem}
        </p>
      </div>
      <div className={styles.foot}>
        <Button onPress={save}>{button}</Button>
      </div>
    </section>
  )
}

function useGuests(props: GuestFormProps) {
  const [first] = useState(() => guestsOfTexts(props, props.roomLimits))
  const [num, setNum] = useState(first.num)
  const [adultNum, setAdults] = useState(first.adultNum)
  const [children, setChildren] = useState<readonly Child[]>(() =>
    first.childAges.map((age, at) => ({ place: at + 1, age })),
  )
  return { num, adultNum, children, setNum, setAdults, setChildren }
}

interface CountsProps {
  readonly num: number
  readonly adultNum: number
  readonly limits: RoomLimits
  readonly setNum: (num: number) => void
  readonly setAdults: (adults: number) => void
}

function Counts({ num, adultNum, limits, setNum, setAdults }: CountsProps): ReactNode {
  const { maxRooms, maxAdults } = limits
  return (
    <>
      <CountRow
        size="l"
        label="房间"
        hint={`最多 ${maxRooms} 间`}
        value={num}
        min={1}
        max={maxRooms}
        onChange={setNum}
      />
      <CountRow
        size="l"
        label="成人"
        hint={`每间最多 ${maxAdults} 位`}
        value={adultNum}
        min={1}
        max={maxAdults}
        onChange={setAdults}
      />
    </>
  )
}

interface ChildrenProps {
  readonly known: readonly Child[]
  readonly max: number
  readonly list: RefObject<HTMLUListElement | null>
  /** Who lacks an age is shown. */
  readonly isTold: boolean
  readonly setChildren: (children: readonly Child[]) => void
}

/** How many, and how old each is; those who stay keep their age. */
function Children({ known, max, list, isTold, setChildren }: ChildrenProps): ReactNode {
  if (max === 0) return null
  const count = (wanted: number) =>
    setChildren(Array.from({ length: wanted }, (_, at) => known[at] ?? { place: at + 1, age: undefined }))
  return (
    <>
      <CountRow
        size="l"
        label="儿童"
        hint={`0-${MAX_CHILD_AGE} 岁，每间最多 ${max} 位`}
        value={known.length}
        min={0}
        max={max}
        onChange={count}
      />
      <ul ref={list} aria-label="儿童年龄">
        {known.map(({ place, age }) => (
          <AgeField
            key={place}
            place={place}
            age={age}
            isWrong={isTold && age === undefined}
            onAge={(value) => setChildren(known.with(place - 1, { place, age: value }))}
          />
        ))}
      </ul>
    </>
  )
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age)
const ageText = (age: number) => (age === 0 ? '不到 1 岁' : `${age} 岁`)

interface AgeFieldProps {
  readonly place: number
  readonly age: number | undefined
  readonly isWrong: boolean
  readonly onAge: (age: number | undefined) => void
}

function AgeField({ place, age, isWrong, onAge }: AgeFieldProps): ReactNode {
  return (
    <li>
      <label className={styles.age} data-wrong={isWrong || undefined}>
        <span>儿童 {place} 的年龄</span>
        <Select
          aria-invalid={isWrong || undefined}
          value={age === undefined ? '' : String(age)}
          emptyText="请选择"
          options={AGES.map((one) => ({ value: String(one), text: ageText(one) }))}
          onPick={(picked) => onAge(picked === '' ? undefined : Number(picked))}
        />
      </label>
    </li>
  )
}
