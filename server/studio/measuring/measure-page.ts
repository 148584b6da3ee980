import type { Orm } from '../../db/open-database.ts'
import { draftRoute } from '../canvas/draft-of.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import { figuresOf, type Measurer } from './measurer.ts'

/** What the first view of a text weighs, and what stands against it. */
export const measurePage =
  (db: Orm, measured: Measurer): StudioHandler<'measurePage'> =>
  async ({ params: item, body: { text, address }, by }) => {
    const found = await measured({ ...item, text, ...(await draftRoute(db, item)) }, by.operator.id, address)
    if (found === 'busy') return refuseStudio('too-many-requests')
    if (found === 'no-such-address') return refuseStudio('no-such-address', address ?? '没有地址显示它')
    if (found === 'refused') return refuseStudio('has-problems', '先改好问题，才量得出重量')
    return { ...figuresOf(found.measured), problems: [...found.problems] }
  }
