import type { PageContext, SiteContext } from '../../../../schemas/page/context.ts'
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

/** Whether a name stands in a text: by itself where it is a word. */
const isNamed = (text: string, name: string): boolean =>
  /[^\w$]/.test(name) ? text.includes(name) : text.split(/[^\w$]+/).includes(name)

/** What one of their names is compared with in these texts. */
const comparedWith = (texts: readonly string[], ...name: readonly string[]): string[] => {
  const clauses = texts.flatMap((text) => text.split(BETWEEN))
  return [...new Set(clauses.filter((clause) => name.every((part) => isNamed(clause, part))).flatMap(literalsOf))]
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
function wordsOf(name: string, texts: readonly string[], { brands }: SiteContext): (string | undefined)[] {
  if (name === 'from' && brands) return [undefined, ...brands]
  const written = comparedWith(texts, 'query', name).flatMap((text) =>
    /^\d+$/.test(text) ? [text, String(Number(text) - 1), String(Number(text) + 1)] : [text],
  )
  return [undefined, ...new Set([...written, '', 'x'])]
}

/** A visitor, and a member of each level. */
const usersOf = ({ levels }: SiteContext): readonly PageContext['user'][] => [
  { loggedIn: false, level: 0 },
  ...Array.from({ length: levels?.length ?? 2 }, (_, level) => ({ loggedIn: true, level })),
]

type Choice = readonly Partial<Arrival>[]

/** What may be of an arrival, for each thing that the redirects of these pages read: each word of the query, and the others. */
function choicesOf(
  pages: readonly RedirectingPage[],
  now: string,
  site: SiteContext,
): { words: readonly Choice[]; others: Choice[] } {
  const texts = pages.flatMap(({ ways, values }) => [
    ...ways.flatMap(({ when, to }) => [when ?? '', to]),
    ...Object.values(values),
  ])
  const paths = pages.flatMap(({ paths: read }) => read)
  const reads = (name: string) => paths.some(([root]) => root === name)
  const named = paths.flatMap(([root, ...rest]) =>
    root !== 'query' ? [] : rest.length > 0 ? [String(rest[0])] : comparedWith(texts, 'query'),
  )
  return {
    words: [...new Set([...named, ...(reads('from') ? ['from'] : [])])].map((name) =>
      wordsOf(name, texts, site).map((word) => ({ query: word === undefined ? {} : { [name]: word } })),
    ),
    others: [
      usersOf(site)
        .slice(0, reads('user') ? undefined : 1)
        .map((user) => ({ user })),
      (site.channels ?? [undefined]).slice(0, reads('channel') ? undefined : 1).map((channel) => ({ channel })),
      (reads('flags') ? devicesOf(pages) : ['0']).map((visitor) => ({ visitor })),
      (reads('now') ? momentsOf(texts, now) : [now]).map((moment) => ({ now: moment })),
    ],
  }
}

const countOf = (choices: readonly Choice[]): number => choices.reduce((product, { length }) => product * length, 1)

/** The first of each word together, the second of each, and so on: what a condition of many words wants of all of them. */
const together = (words: readonly Choice[]): Choice =>
  Array.from({ length: Math.max(1, ...words.map(({ length }) => length)) }, (_, at) => ({
    query: queryOf(words.map((some) => some[at % some.length])),
  }))

const queryOf = (chosen: readonly (Partial<Arrival> | undefined)[]): Arrival['query'] =>
  Object.assign({}, ...chosen.map((one) => one?.query)) as Arrival['query']

const arrival = (chosen: readonly (Partial<Arrival> | undefined)[]): Arrival => ({
  ...(Object.assign({}, ...chosen) as Arrival),
  query: queryOf(chosen),
})

/** Each of them, or so many from all over where there are more: always the same ones. */
function* tried(choices: readonly Choice[], most: number): Generator<Arrival> {
  const count = countOf(choices)
  let seed = 1
  for (let index = 0; index < Math.min(count, most); index++) {
    let rest = index
    yield arrival(
      choices.map((some) => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        const at = count > most ? Math.floor((seed / 2 ** 32) * some.length) : rest % some.length
        rest = Math.floor(rest / some.length)
        return some[at]
      }),
    )
  }
}

/** Arrivals that differ in whatever the redirects of these pages read: all of them, or those that tell most where there are too many. */
export function arrivalsOf(
  pages: readonly RedirectingPage[],
  now: string,
  site: SiteContext = {},
): { readonly arrivals: Iterable<Arrival>; readonly isAll: boolean } {
  const { words, others } = choicesOf(pages, now, site)
  const all = [...words, ...others]
  if (countOf(all) <= MOST_ARRIVALS) return { arrivals: tried(all, MOST_ARRIVALS), isAll: true }
  return { arrivals: likeliest(words, others), isAll: false }
}

function* likeliest(words: readonly Choice[], others: readonly Choice[]): Generator<Arrival> {
  yield* tried([together(words), ...others], MOST_ARRIVALS / 2)
  yield* tried([...words, ...others], MOST_ARRIVALS / 2)
}
