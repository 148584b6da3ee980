import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { dictionaryWords } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'

/** The words behind codes (A7). */
export function dictionaryRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'dictionary', async ({ query: { code } }) => {
    const dict = await db
      .select({ value: dictionaryWords.value, label: dictionaryWords.label })
      .from(dictionaryWords)
      .where(eq(dictionaryWords.code, code))
      .orderBy(asc(dictionaryWords.position))
    return dict.length === 0 ? refuse('not-found') : { code, dict }
  })
}
