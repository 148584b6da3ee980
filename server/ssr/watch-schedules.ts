import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import { componentOfText } from '../components/component-text.ts'
import type { Published } from '../pages/published.ts'

/** The moments at which entries of published components come or go, in epoch ms of the shop's clock, the first one first. */
function turnsOf(published: Published): number[] {
  const components = [...published.values()].filter(({ kind, isArchived }) => kind === 'component' && !isArchived)
  const entries = components.flatMap(({ name, text }) => componentOfText(name, text).entries)
  const moments = entries.flatMap(({ live }) => [shopTimeToEpoch(live?.from), shopTimeToEpoch(live?.until)])
  return moments.filter((moment) => moment !== undefined).toSorted((a, b) => a - b)
}

/**
 * Tells once of each moment at which an entry of a component came or went: pages that were made before it show what is over.
 * @param now epoch ms of the shop's clock
 */
export function watchSchedules(published: () => Published, now: () => number): () => boolean {
  let known: Published | undefined
  let turns: readonly number[] = []
  let next = Infinity
  const after = (moment: number) => turns.find((turn) => turn > moment) ?? Infinity
  return () => {
    const moment = now()
    const current = published()
    if (current !== known) {
      known = current
      turns = turnsOf(current)
      next = after(moment)
    }
    if (moment < next) return false
    next = after(moment)
    return true
  }
}
