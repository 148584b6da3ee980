import type { Orm } from '../../db/open-database.ts'
import { auditActorOf } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { endKey, makeKey, openKeys, toKeyRow } from './key-book.ts'

interface KeyDeps {
  readonly db: Orm
  readonly now: () => number
}

interface KeyCalls {
  readonly keyList: StudioHandler<'keyList'>
  readonly newKey: StudioHandler<'newKey'>
  readonly endKey: StudioHandler<'endKey'>
}

/** The keys by which programs make calls for an operator [K1, K2, K3]. */
export const keyCalls = ({ db, now }: KeyDeps): KeyCalls => ({
  async keyList({ by: { operator } }) {
    const found = await openKeys(db, now(), operator.role === 'admin' ? undefined : operator.id)
    return { keys: found.map((one) => toKeyRow(one, operator.id)) }
  },
  newKey: ({ body, by, place }) => makeKey(db, auditActorOf(by, place, now), { ...body, operatorId: by.operator.id }),
  endKey: ({ params: { id }, by, place }) =>
    endKey(db, auditActorOf(by, place, now), id, {
      ...{ operatorId: by.operator.id, isAdmin: by.operator.role === 'admin' },
    }),
})
