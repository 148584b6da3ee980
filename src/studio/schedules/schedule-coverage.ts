import type { Block } from '../../../schemas/page/block.ts'

/** A stretch of shop time: from a minute (included) until another (excluded), 2026-11-20T00:00. */
interface Stretch {
  readonly from: string
  readonly until: string
}

/** What an operator should know of a page's schedules, before shoppers find out. */
export type CoverageFinding =
  /** Nothing stands in a list that has scheduled blocks only. */
  | ({ readonly kind: 'empty'; readonly list: string } & Stretch)
  /** Two scheduled blocks of one widget stand in one list at the same time. */
  | ({ readonly kind: 'overlap'; readonly list: string; readonly blocks: readonly [string, string] } & Stretch)
  /** The block is never shown to anybody in the time that is looked at. */
  | { readonly kind: 'never'; readonly list: string; readonly block: string; readonly why: NeverWhy }

type NeverWhy = 'over' | 'backwards' | 'no-share'

interface Lists {
  readonly [name: string]: readonly Block[]
}

interface CoverageWords {
  readonly block: (id: string) => string
  readonly slot: (id: string, slot: string) => string
}

const PLAIN: CoverageWords = { block: (id) => id, slot: (id, slot) => `${id} › ${slot}` }

interface Asked extends Stretch {
  /** Lists of blocks by the name that an operator knows them by: the page's own, each popup's; slots are found inside. */
  readonly lists: Lists
  /** What a block is called by its id, and a place in it; absent, they are called by their names in the file. */
  readonly words?: CoverageWords
  /** Experiments of the page: name -> arm -> share. */
  readonly experiments?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Looks through the schedules of a page between two minutes. Findings of a list stand together, in the order of their time. */
export function scheduleCoverage({ lists, experiments = {}, from, until, words = PLAIN }: Asked): CoverageFinding[] {
  return Object.entries(withSlots(lists, words)).flatMap(([list, blocks]) => [
    ...neverShown(list, blocks, experiments, from, words),
    ...emptyStretches(list, blocks, { from, until }),
    ...overlaps(list, blocks, { from, until }, words),
  ])
}

/** The lists with those of slots, named by their container: columns › left. */
function withSlots(lists: Lists, words: CoverageWords): Lists {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, blocks]) => [
      [name, blocks] as const,
      ...blocks.flatMap(({ id, slots = {} }) => Object.entries(withSlots(prefixed(slots, id, words), words))),
    ]),
  )
}

const prefixed = (slots: Lists, id: string, words: CoverageWords): Lists =>
  Object.fromEntries(Object.entries(slots).map(([name, blocks]) => [words.slot(id, name), blocks]))

/** ISO minutes compare as texts; what is open to one side is as long as the time that is looked at. */
const FIRST = '0000-01-01T00:00'
const LAST = '9999-12-31T23:59'
const stretchOf = ({ live }: Block): Stretch => ({ from: live?.from ?? FIRST, until: live?.until ?? LAST })
const isScheduled = ({ live }: Block): boolean => live?.from !== undefined || live?.until !== undefined

function neverShown(
  list: string,
  blocks: readonly Block[],
  experiments: NonNullable<Asked['experiments']>,
  now: string,
  words: CoverageWords,
): CoverageFinding[] {
  return blocks.flatMap((block) => {
    const { from, until } = stretchOf(block)
    const share = block.experiment && experiments[block.experiment.name]?.[block.experiment.arm]
    const why: NeverWhy | undefined =
      from >= until ? 'backwards' : until <= now ? 'over' : share === 0 ? 'no-share' : undefined
    return why === undefined ? [] : [{ kind: 'never', list, block: words.block(block.id), why } as const]
  })
}

/** Only a list that is meant to be filled by turns can run empty: one block that always stands there keeps it from it. */
function emptyStretches(list: string, blocks: readonly Block[], asked: Stretch): CoverageFinding[] {
  if (blocks.length === 0 || !blocks.every(isScheduled)) return []
  return joined(
    moments(blocks, asked).filter(({ from }) => !blocks.some((block) => holds(stretchOf(block), from))),
  ).map((stretch) => ({ kind: 'empty', list, ...stretch }))
}

function overlaps(list: string, blocks: readonly Block[], asked: Stretch, words: CoverageWords): CoverageFinding[] {
  const scheduled = blocks.filter(isScheduled)
  return scheduled.flatMap((one, at) =>
    scheduled.slice(at + 1).flatMap((other): CoverageFinding[] => {
      if (one.widget !== other.widget || !meetSamePerson(one, other)) return []
      const both = shared(shared(stretchOf(one), stretchOf(other)), asked)
      return both.from < both.until
        ? [{ kind: 'overlap', list, blocks: [words.block(one.id), words.block(other.id)], ...both }]
        : []
    }),
  )
}

/** Arms of one experiment, and conditions that differ, are turns as well. */
const meetSamePerson = (one: Block, other: Block): boolean =>
  JSON.stringify([one.experiment, one.audience, one.when]) ===
  JSON.stringify([other.experiment, other.audience, other.when])

const holds = ({ from, until }: Stretch, moment: string): boolean => from <= moment && moment < until

const shared = (one: Stretch, other: Stretch): Stretch => ({
  from: one.from > other.from ? one.from : other.from,
  until: one.until < other.until ? one.until : other.until,
})

/** The time that is looked at, cut where a schedule begins or ends. */
function moments(blocks: readonly Block[], { from, until }: Stretch): Stretch[] {
  const cuts = blocks.map(stretchOf).flatMap((stretch) => [stretch.from, stretch.until])
  const inside = [...new Set([from, ...cuts.filter((cut) => from < cut && cut < until)])].sort()
  return inside.map((start, at) => ({ from: start, until: inside[at + 1] ?? until }))
}

/** Stretches that follow each other are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  return stretches.reduce<Stretch[]>((done, next) => {
    const last = done.at(-1)
    return last?.until === next.from ? [...done.slice(0, -1), { ...last, until: next.until }] : [...done, next]
  }, [])
}
