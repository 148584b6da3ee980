import type { ReactNode } from 'react'
import type { Reservation, ServiceSlot, ShownService } from '../../../../schemas/domain/service.ts'
import { dayText } from '../../../domain/dates.ts'
import { seatsOf } from '../../../domain/service/party.ts'
import { NO_BREAK_SPACE } from '../../../domain/unbroken-numbers.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { CountRow } from '../../../ui/count-row/index.tsx'
import { DayStrip } from '../../../ui/day-strip/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import type { Choice } from '../choose-flow.ts'
import type { Bookable } from '../services-api.ts'
import styles from './choose-form.module.css'
import { ProgramChoice } from './program-choice.tsx'
import { SlotChoice } from './slot-choice.tsx'

const HOTELS = '/atlantis/TCP_YT2_Product_STAY'

export interface ChooseFormProps {
  readonly bookable: Bookable
  readonly choice: Choice
  readonly slots: readonly ServiceSlot[]
  /** The reservation that gets another slot. */
  readonly held: Reservation | undefined
  readonly isChange: boolean
  /** What somebody who tried to go on has to be told. */
  readonly obstacle: string | undefined
  readonly refusal: string
  readonly isBusy: boolean
  readonly onChoose: (part: Partial<Choice>) => void
  readonly onNext: () => void
}

/** Program, day, time and how many come. */
export function ChooseForm(props: ChooseFormProps): ReactNode {
  const { bookable, choice, slots, held, isChange, obstacle, refusal, isBusy, onChoose, onNext } = props
  const { service, days, today } = bookable
  if (days.length === 0) return <NoDay isGuestOnly={bookable.isGuestOnly} />
  const programs =
    held && service.asks === 'each' ? service.programs.filter(({ id }) => id === held.programId) : service.programs
  return (
    <section className={styles.place} aria-label={isChange ? '改期' : '预约'}>
      <div className={styles.cards}>
        {held && <Held held={held} />}
        <Panel title={service.groupWord} level={2}>
          <ProgramChoice
            {...{ programs, label: service.groupWord, selected: choice.program }}
            onPick={(program) => onChoose({ program })}
          />
        </Panel>
        <Panel title="日期" level={2}>
          <DayStrip
            days={days.map((date) => ({ date }))}
            selected={choice.day}
            onPick={(day) => onChoose({ day })}
            today={today}
          />
        </Panel>
        <Panel title={service.timeWord} level={2}>
          <SlotChoice
            {...{ slots, label: service.timeWord, selected: choice.time }}
            onPick={(time) => onChoose({ time })}
          />
        </Panel>
        {!isChange && <People service={service} choice={choice} onChoose={onChoose} />}
      </div>
      <Refusal>{obstacle ?? refusal}</Refusal>
      <ActionBar label="下一步">
        <MainButton isWide isBusy={isBusy} onPress={onNext}>
          {isChange ? '改到这个时间' : '下一步'}
        </MainButton>
      </ActionBar>
    </section>
  )
}

const NoDay = ({ isGuestOnly }: { readonly isGuestOnly: boolean }): ReactNode => (
  <EmptyState
    text={isGuestOnly ? '仅限住店客人预约' : '近期没有可以预约的日子'}
    hint={isGuestOnly ? '预订住宿后，在入住的日子里可以预约' : '过几天再来看看，或联系前台'}
    action={
      <ButtonLink target={addressTarget(isGuestOnly ? HOTELS : '/')}>
        {isGuestOnly ? '去看酒店' : '回到首页'}
      </ButtonLink>
    }
  />
)

const Held = ({ held }: { readonly held: Reservation }): ReactNode => (
  <p className={styles.held}>
    原来约的是 {dayText(held.day)} {held.time}，{held.programName}，{seatsOf(held)}
    {NO_BREAK_SPACE}位；改好以前原来的保留。
  </p>
)

interface PeopleProps {
  readonly service: ShownService
  readonly choice: Choice
  readonly onChoose: (part: Partial<Choice>) => void
}

/** How many come: counted as adults and children, or as people of whom each is asked later. */
function People({ service, choice: { adults, children }, onChoose }: PeopleProps): ReactNode {
  const { asks, maxPeople } = service
  return (
    <Panel title="人数" level={2}>
      <CountRow
        label={asks === 'each' ? '一共' : '成人'}
        hint={`一次最多 ${maxPeople} 位`}
        value={adults}
        min={1}
        max={Math.max(1, maxPeople - (asks === 'each' ? 0 : children))}
        onChange={(count) => onChoose({ adults: count })}
      />
      {asks === 'party' && (
        <CountRow
          label="儿童"
          hint="婴儿也占一个座位"
          value={children}
          min={0}
          max={Math.max(0, maxPeople - adults)}
          onChange={(count) => onChoose({ children: count })}
        />
      )}
    </Panel>
  )
}
