import { searchComponentCodes } from '../../schemas/domain/search.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { minuteOf } from '../../src/domain/schedule.ts'
import { normalText } from '../../src/domain/search/terms.ts'
import { cachedRead } from '../catalogue/cached-reads.ts'
import { type Entry, shownAt } from '../components/component-text.ts'
import { readComponents } from '../components/read-components.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import type { Synonyms } from './understand.ts'

/** What operators wrote for the search in a component, in their order: also what is not shown now. */
const entriesOf = async (db: Queries, code: string): Promise<readonly Entry[]> =>
  (await readComponents(db, [code]))[0]?.entries ?? []

export const servicesOf = (db: Queries): Promise<readonly Entry[]> => entriesOf(db, searchComponentCodes.services)

/** The entries of a component that guests see now. */
async function shownEntries(db: Orm, code: string, now: number) {
  const entries = await cachedRead(db, `search ${code}`, () => entriesOf(db, code))
  const component = { componentCode: code, componentName: code, typeName: '', entries }
  return shownAt(component, minuteOf(shopClock(now))).componentContents
}

/** @param now epoch ms */
export const shownServices = (db: Orm, now: number) => shownEntries(db, searchComponentCodes.services, now)

/**
 * Which words mean the same: a word as title, the others in its subtitle.
 * @param now epoch ms
 */
export async function readSynonyms(db: Orm, now: number): Promise<Synonyms> {
  const entries = await shownEntries(db, searchComponentCodes.synonyms, now)
  return entries.map(({ title, subtitle = '' }) =>
    // What is searched has neither capital nor full-width letters.
    normalText(`${title} ${subtitle}`)
      .split(/[、，,;；/|\s]+/)
      .filter((word) => word !== ''),
  )
}
