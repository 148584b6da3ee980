import type { FastifyInstance } from 'fastify'
import type { PageComponent } from '../../schemas/domain/page-component.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { minuteOf } from '../../src/domain/schedule.ts'
import { cachedRead } from '../catalogue/cached-reads.ts'
import { type ComponentOfEntries, isTimed, shownAt } from '../components/component-text.ts'
import { readComponents } from '../components/read-components.ts'
import { withMarks } from '../components/with-marks.ts'
import type { Orm } from '../db/open-database.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import type { MallDeps } from './mall-deps.ts'

interface Deps {
  readonly db: Orm
  readonly ports: Pick<MallDeps['ports'], 'clock'>
}

/** Page components by their codes (A7, B7), as the studio published them, else as the database's rows have them. */
export function pageComponentRoutes(app: FastifyInstance, { db, ports }: Deps): void {
  const find = async (codes: readonly string[], needContentInfo: boolean): Promise<PageComponent[]> => {
    const found = await keptComponents(db, codes, needContentInfo)
    return found.map((one) => one.always ?? shownAt(one.timed, minuteOf(shopClock(ports.clock.now()))))
  }
  contractRoute(app, 'pageComponents', async ({ body }) => ({
    pageComponents: await find(body.codes, body.needContentInfo === true),
  }))
  contractRoute(app, 'pageComponent', async ({ query }) => {
    const [found] = await find([query.code], query.needContentInfo === true)
    return found ? { pageComponent: found } : {}
  })
}

/** What is shown at any time, or what the clock decides about. */
type Kept =
  | { readonly always: PageComponent; readonly timed?: undefined }
  | { readonly always?: undefined; readonly timed: ComponentOfEntries }

const keptComponents = (db: Orm, codes: readonly string[], needContentInfo: boolean): Promise<readonly Kept[]> =>
  cachedRead(db, `components ${JSON.stringify([codes, needContentInfo])}`, async () =>
    (await withMarks(db, await readComponents(db, codes))).map((component): Kept => {
      const asked = needContentInfo ? component : withoutInfo(component)
      return isTimed(asked) ? { timed: asked } : { always: shownAt(asked, '') }
    }),
  )

const withoutInfo = ({ entries, ...component }: ComponentOfEntries): ComponentOfEntries => ({
  ...component,
  entries: entries.map(({ contentInfo: _info, ...entry }) => entry),
})
