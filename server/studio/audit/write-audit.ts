import { sql } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioAudit } from '../../db/schema.ts'
import type { AuditAction, AuditDetails } from './audit-entry.ts'

/** Who did it, and from where. */
export interface Actor {
  /** The operator's name; UNKNOWN where nobody of that name is known. */
  readonly operator: string
  readonly address: string
  /** The name of the key that a program did it by. */
  readonly key?: string
}

/** Who does something, from where, and when: epoch ms of the machine. */
export type AuditActor = Actor & { readonly at: number }

/** Stands for a name that no operator has: what was typed may be anything, also a password in the wrong field. */
export const UNKNOWN = '?'

/** In the transaction that does it, so that neither is there without the other [S5]. */
export async function writeAudit<Action extends AuditAction>(
  tx: Queries,
  { operator, address, at, key }: AuditActor,
  action: Action,
  told: AuditDetails[Action],
  item?: ItemId,
): Promise<void> {
  const detail = { ...told, ...(key !== undefined && { key }) }
  await tx.insert(studioAudit).values({ at, operator, address, action, detail, kind: item?.kind, name: item?.name })
}

const HOUR = 60 * 60 * 1000

/** What was refused, to whom it may be: written down once in an hour, with how often it was, so that trying fills no log [S8]. */
export async function writeRefusal<Action extends 'sign-in-refused' | 'password-refused' | 'key-refused'>(
  db: Queries,
  { operator, address, at }: AuditActor,
  action: Action,
  detail: AuditDetails[Action],
): Promise<void> {
  const same = [action, detail.why, Math.floor(at / HOUR), address, operator].join(' ')
  await db
    .insert(studioAudit)
    .values({ at, operator, address, action, detail, same })
    .onConflictDoUpdate({ target: studioAudit.same, set: { times: sql`${studioAudit.times} + 1` } })
}
