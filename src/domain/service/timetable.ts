import type { Service, ServiceProgram, ServiceSlot } from '../../../schemas/domain/service.ts'
import { addDays, isDate, shopDay, shopTimeToEpoch, weekdayOf } from '../dates.ts'

const MINUTE = 60_000
const FEW = 5

/** A day of a guest's own stay, both ends counted; without any the service is for everybody. */
export interface StayDays {
  readonly from: string
  readonly until: string
}

type Times = ServiceProgram['times'][number]

/** The sessions of a program on a day. */
export function timesOn({ times, closedDays = [] }: ServiceProgram, day: string): readonly Times[] {
  if (!isDate(day) || closedDays.includes(day)) return []
  const weekday = weekdayOf(day)
  return times.filter(({ weekdays }) => !weekdays || weekdays.includes(weekday))
}

/** The session of a program at a time; undefined when there is none. */
export const sessionAt = (program: ServiceProgram, day: string, time: string): Times | undefined =>
  timesOn(program, day).find((one) => one.time === time)

/** When a session begins, epoch ms; NaN for what is no moment. */
export const startsAt = (day: string, time: string): number => shopTimeToEpoch(`${day}T${time}`) ?? Number.NaN

/** Whether it is too late to book a session. */
export const isClosed = ({ closesMinutes }: Service, day: string, time: string, now: number): boolean =>
  now > startsAt(day, time) - closesMinutes * MINUTE

/** Until when a reservation can be changed or cancelled, epoch ms. */
export const alterUntil = (starts: number, cancelMinutes: number): number => starts - cancelMinutes * MINUTE

/** Who did not come half an hour after it began missed it. */
export const MISSED_AFTER = 30 * MINUTE

/** From when a code lets in: the desk opens an hour before. */
export const OPENS_BEFORE = 60 * MINUTE

/** The days on which a service can be booked: from today as far ahead as it says, within the stays of its guest where it asks for one. */
export function bookableDays(service: Service, stays: readonly StayDays[], now: number): string[] {
  const today = shopDay(now)
  const ahead = Array.from({ length: service.daysAhead + 1 }, (_, offset) => addDays(today, offset))
  const own = service.requires === 'none' ? ahead : ahead.filter((day) => stays.some((stay) => isWithin(day, stay)))
  return own.filter((day) => service.programs.some((program) => hasSession(service, program, day, now)))
}

const isWithin = (day: string, { from, until }: StayDays) => from <= day && day <= until

const hasSession = (service: Service, program: ServiceProgram, day: string, now: number) =>
  timesOn(program, day).some(({ time }) => !isClosed(service, day, time, now))

/** How many seats of a session are taken. */
export type Taken = (programId: string, time: string) => number

/** All sessions of a day, with what is left of each. */
export const slotsOf = (service: Service, day: string, taken: Taken, now: number): ServiceSlot[] =>
  service.programs.flatMap((program) =>
    timesOn(program, day).map(({ time, seats }) => {
      const left = Math.max(0, seats - taken(program.id, time))
      const isOver = isClosed(service, day, time, now)
      return { programId: program.id, time, left, word: wordOf(left, isOver), canBook: left > 0 && !isOver }
    }),
  )

function wordOf(left: number, isOver: boolean): string {
  if (isOver) return '已截止'
  if (left === 0) return '已满'
  return left <= FEW ? `仅剩 ${left} 位` : '充足'
}
