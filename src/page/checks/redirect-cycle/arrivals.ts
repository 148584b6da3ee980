import { channels, brands, type PageContext } from '../../../../schemas/page/context.ts'
import { addDays } from '../../../domain/dates.ts'
import { assignArms } from '../../core/assign-arms.ts'
import type { RedirectingPage } from './redirecting-page.ts'

/** Somebody who comes at a moment: what decides where they are led besides the path. */
export interface Arrival extends Pick<PageContext, 'now' | 'user' | 'channel' | 'query'> {
  /** The device, which the arms of experiments go by. */
  readonly visitor: string
}

/** Arrivals at most that are tried. */
const MOST_ARRIVALS = 20_000
/** Devices that are looked at for one in each arm. */
const DEVICES = 1000

/** What two conditions are joined by. */
const BETWEEN = /&&|\|\||[?]|(?<=\s):(?=\s)/
const LITERAL = /'([^'\\]*)'|"([^"\\]*)"|\b(\d+(?:\.\d+)?)\b/g

/** The texts and numbers that are written in expressions. */
export const literalsOf = (text: string): string[] =>
  [...text.matchAll(LITERAL)].map(([, single, double, number]) => single ?? double ?? number ?? '')

/** What one of their names is compared with in these texts. */
const comparedWith = (texts: readonly string[], ...name: readonly string[]): string[] => {
  const clauses = texts.flatMap((text) => text.split(BETWEEN))
  return [...new Set(clauses.filter((clause) => name.every((part) => clause.includes(part))).flatMap(literalsOf))]
}

const DATE = /^\d{4}-\d\d-\d\d/
const TIME = /(?:^|T)(\d\d)(?::(\d\d))?(?::(\d\d))?$/
const DAYS_OF_A_YEAR = 366

/** A time of a day as it is written: that second, or the ends of that minute. */
function timesOf(text: string): string[] {
  const [, hour, minute = '00', second] = TIME.exec(text) ?? []
  if (hour === undefined) return []
  return (second === undefined ? ['00', '01', '59'] : [second]).map((one) => `${hour}:${minute}:${one}`)
}

/** The moments on both sides of each that is written, from now on. */
function momentsOf(texts: readonly string[], now: string): string[] {
  const written = comparedWith(texts, 'now')
  const today = now.slice(0, 10)
  const counts = written.map(Number).filter((count) => Number.isInteger(count) && count <= DAYS_OF_A_YEAR)
  const away = [0, -1, 1, ...counts.flatMap((count) => [count, -count])]
  const isWrittenAnew = texts.some((text) => text.includes('date('))
  const days = [
    ...[today, ...written.filter((text) => DATE.test(text))].flatMap((date) =>
      away.map((count) => addDays(date, count)),
    ),
    ...(isWrittenAnew ? Array.from({ length: DAYS_OF_A_YEAR }, (_, day) => addDays(today, day)) : []),
  ]
  const hours = counts.filter((count) => count < 24).map((hour) => String(hour).padStart(2, '0'))
  const times = new Set(['00:00:00', '00:00:01', '12:00:00', '23:59:59', ...[...written, ...hours].flatMap(timesOf)])
  const moments = [...new Set(days)].flatMap((day) => [...times].map((time) => `${day}T${time}`))
  return [`${now}:00`, ...moments.filter((moment) => moment > now)]
}

/** One device for each of the arms together. */
function devicesOf(pages: readonly RedirectingPage[]): string[] {
  const found = new Map<string, string>()
  for (let device = 0; device < DEVICES; device++) {
    const arms = JSON.stringify(pages.map(({ experiments }) => assignArms(experiments, String(device))))
    if (!found.has(arms)) found.set(arms, String(device))
  }
  return [...found.values()]
}

/** What a part of the query may say: what it is compared with, something else, nothing, and not be there. */
function wordsOf(name: string, texts: readonly string[]): (string | undefined)[] {
  if (name === 'from') return [undefined, ...brands]
  const written = comparedWith(texts, 'query', name).flatMap((text) =>
    /^\d+$/.test(text) ? [text, String(Number(text) - 1), String(Number(text) + 1)] : [text],
  )
  return [undefined, ...new Set([...written, '', 'x'])]
}

const users: readonly PageContext['user'][] = [
  { loggedIn: false, level: 0 },
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => ({ loggedIn: true, level })),
]

/** What may be of an arrival, for each thing that the redirects of these pages read. */
function choicesOf(pages: readonly RedirectingPage[], now: string): readonly (readonly Partial<Arrival>[])[] {
  const texts = pages.flatMap(({ ways, values }) => [
    ...ways.flatMap(({ when, to }) => [when ?? '', to]),
    ...Object.values(values),
  ])
  const paths = pages.flatMap(({ paths: read }) => read)
  const reads = (name: string) => paths.some(([root]) => root === name)
  const named = paths.flatMap(([root, ...rest]) =>
    root !== 'query' ? [] : rest.length > 0 ? [String(rest[0])] : comparedWith(texts, 'query'),
  )
  return [
    ...[...new Set([...named, ...(reads('from') ? ['from'] : [])])].map((name) =>
      wordsOf(name, texts).map((word) => ({ query: word === undefined ? {} : { [name]: word } })),
    ),
    users.slice(0, reads('user') ? undefined : 1).map((user) => ({ user })),
    channels.slice(0, reads('channel') ? undefined : 1).map((channel) => ({ channel })),
    (reads('flags') ? devicesOf(pages) : ['0']).map((visitor) => ({ visitor })),
    (reads('now') ? momentsOf(texts, now) : [now]).map((moment) => ({ now: moment })),
  ]
}

/** Arrivals that differ in whatever the redirects of these pages read: all of them, as far as there are not too many. */
export function* arrivalsOf(pages: readonly RedirectingPage[], now: string): Generator<Arrival> {
  const choices = choicesOf(pages, now)
  const count = choices.reduce((product, { length }) => product * length, 1)
  for (let index = 0; index < Math.min(count, MOST_ARRIVALS); index++) {
    let rest = index
    const chosen = choices.map((some) => {
      const one = some[rest % some.length]
      rest = Math.floor(rest / some.length)
      return one
    })
    const query = Object.assign({}, ...chosen.map((one) => one?.query)) as Arrival['query']
    yield { ...(Object.assign({}, ...chosen) as Arrival), query }
  }
}
