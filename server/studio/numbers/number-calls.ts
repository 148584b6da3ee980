import { addDays, datePart } from '../../../src/domain/dates.ts'
import type { ArmNumbers } from '../../../schemas/studio/numbers.ts'
import type { Orm } from '../../db/open-database.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { servedItem } from '../items/served-item.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { countEvents } from './count-events.ts'
import { declaredArms, experimentBlocks } from './experiment-blocks.ts'
import { readArms, readBlocks, readChannels, readDays } from './read-numbers.ts'

export interface NumberDeps {
  readonly db: Orm
  readonly store: Pick<PageStore, 'sources'>
  /** Epoch ms of the machine. */
  readonly now: () => number
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
}

/** What became of a published page. What was recorded since the last count is counted first, as far as one round goes. */
export const pageNumbers =
  ({ db, store, now, shopNow }: NumberDeps): StudioHandler<'pageNumbers'> =>
  async ({ params: { name }, query: { days = 7, channel, block = '' } }) => {
    const served = servedItem(store.sources(), { kind: 'page', name })
    if (!served) return refuseStudio('no-such-item')
    const countedAt = now()
    const isBehind = (await countedNow(db, countedAt)) !== 'all'
    const until = datePart(shopNow())
    const period = { page: name, from: addDays(until, 1 - days), until, channel }
    const blocks = await readBlocks(db, period)
    const page = blocks.find(({ id }) => id === '')
    return {
      ...{ countedAt, isBehind, views: page?.exposures ?? 0, clicks: page?.clicks ?? 0 },
      blocks: blocks.filter(({ id }) => id !== ''),
      days: await readDays(db, period, block),
      channels: await readChannels(db, period, block),
      experiments: await experiments(db, name, served.text),
    }
  }

/** Where the table is busy for long, the last count is what there is. */
const countedNow = (db: Orm, at: number) => countEvents(db, at).catch(() => 'elsewhere' as const)

async function experiments(db: Orm, name: string, text: string) {
  const blocks = experimentBlocks(text)
  const arms = await readArms(db, name, blocks)
  const declared = declaredArms(text)
  return [...new Set([...Object.keys(declared), ...arms.map(({ experiment }) => experiment)])].map((experiment) => ({
    name: experiment,
    blocks: [...(blocks[experiment] ?? [])],
    arms: inOrder(
      arms
        .filter((one) => one.experiment === experiment)
        .map(({ arm, devices, clicked, ordered, paid }) => ({ arm, devices, clicked, ordered, paid })),
      declared[experiment] ?? [],
    ),
  }))
}

const nothing = { devices: 0, clicked: 0, ordered: 0, paid: 0 }

/** The arms as the page has them, also those that nobody saw; then those that it has no more. */
const inOrder = (found: readonly ArmNumbers[], declared: readonly string[]): ArmNumbers[] => [
  ...declared.map((arm) => found.find((one) => one.arm === arm) ?? { arm, ...nothing }),
  ...found.filter(({ arm }) => !declared.includes(arm)),
]
