import { shopTimeToEpoch } from '../../src/domain/dates.ts'
import { isSiteFrame } from '../../src/domain/site-frame.ts'
import type { Block } from '../../schemas/page/block.ts'
import type { FileSource } from '../../src/kit/checker.ts'
import { componentOfText } from '../components/component-text.ts'
import type { Published } from '../pages/published.ts'

/** What serves, as far as schedules stand in it that no page knows of. */
interface Scheduled {
  readonly published: Published
  readonly parts: readonly FileSource[]
}

const blocksOf = ({ text }: FileSource) => (JSON.parse(text) as { readonly blocks: readonly Block[] }).blocks

/**
 * The moments at which entries of published components, and blocks of the site's header and footer, come or go, in epoch ms of the shop's
 * clock, the first one first.
 */
function turnsOf({ published, parts }: Scheduled): number[] {
  const components = [...published.values()].filter(({ kind, isArchived }) => kind === 'component' && !isArchived)
  const entries = components.flatMap(({ name, text }) => componentOfText(name, text).entries)
  const around = parts.filter(({ name }) => isSiteFrame(name)).flatMap(blocksOf)
  const moments = [...entries, ...around].flatMap(({ live }) => [
    shopTimeToEpoch(live?.from),
    shopTimeToEpoch(live?.until),
  ])
  return moments.filter((moment) => moment !== undefined).toSorted((a, b) => a - b)
}

/**
 * Tells once of each moment at which an entry of a component or a block around the pages came or went: pages that were made before it show what is over.
 * @param now epoch ms of the shop's clock
 */
export function watchSchedules(scheduled: () => Scheduled, now: () => number): () => boolean {
  let known: Scheduled | undefined
  let turns: readonly number[] = []
  let next = Infinity
  const after = (moment: number) => turns.find((turn) => turn > moment) ?? Infinity
  return () => {
    const moment = now()
    const current = scheduled()
    if (current.published !== known?.published || current.parts !== known.parts) {
      known = current
      turns = turnsOf(current)
      next = after(moment)
    }
    if (moment < next) return false
    next = after(moment)
    return true
  }
}
