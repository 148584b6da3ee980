import { asc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ComponentContent, PageComponent } from '../../schemas/domain/page-component.ts'
import { keptRead } from '../catalogue/kept-reads.ts'
import type { Orm } from '../db/open-database.ts'
import * as tables from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { omitNull } from './omit-null.ts'

/** Page components by their codes (A7, B7). */
export function pageComponentRoutes(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'pageComponents', async ({ body }) => ({
    pageComponents: await keptComponents(db, body.codes, body.needContentInfo === true),
  }))
  contractRoute(app, 'pageComponent', async ({ query }) => {
    const [found] = await keptComponents(db, [query.code], query.needContentInfo === true)
    return found ? { pageComponent: found } : {}
  })
}

const keptComponents = (db: Orm, codes: readonly string[], needContentInfo: boolean): Promise<PageComponent[]> =>
  keptRead(db, `components ${JSON.stringify([codes, needContentInfo])}`, () =>
    findComponents(db, codes, needContentInfo),
  )

/** The components that there are, in the order of the codes; each once. */
async function findComponents(db: Orm, codes: readonly string[], needContentInfo: boolean): Promise<PageComponent[]> {
  const rows = await db
    .select()
    .from(tables.pageComponents)
    .leftJoin(tables.componentContents, eq(tables.componentContents.componentCode, tables.pageComponents.code))
    .where(inArray(tables.pageComponents.code, [...codes]))
    .orderBy(asc(tables.componentContents.position))
  return [...new Set(codes)].flatMap((code) => {
    const own = rows.filter((row) => row.page_components.code === code)
    return own[0] ? [componentOf(own[0].page_components, own, needContentInfo)] : []
  })
}

type Component = typeof tables.pageComponents.$inferSelect
type Content = typeof tables.componentContents.$inferSelect

function componentOf(
  { code, name, typeName }: Component,
  rows: readonly { component_contents: Content | null }[],
  needContentInfo: boolean,
): PageComponent {
  const contents = rows.flatMap((row) => (row.component_contents ? [row.component_contents] : []))
  const componentContents = contents.map((content) => contentOf(content, needContentInfo))
  return { componentCode: code, componentName: name, typeName, componentContents }
}

function contentOf(
  { componentCode: _code, position: _position, contentInfo, ...content }: Content,
  needContentInfo: boolean,
): ComponentContent {
  return omitNull({ ...content, contentInfo: needContentInfo ? contentInfo : null })
}
