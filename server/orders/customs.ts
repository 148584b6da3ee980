import { eq } from 'drizzle-orm'
import { maskedDocument } from '../../src/domain/order/documents.ts'
import { maskedName } from '../members/masks.ts'
import type { Orm } from '../db/open-database.ts'
import { customsIdentities } from '../db/schema.ts'
import type { Secrets } from '../session/keys.ts'
import { createSeal } from '../session/sealed.ts'
import type { Quote } from './quote.ts'

/** Whose name the customs are told (B2.9 formFill). */
interface Identity {
  readonly name: string
  readonly number: string
}

const about = (memberId: string) => `customs ${memberId}`

/** Keeps it in the place of the one before. */
export async function keepCustomsIdentity(
  db: Orm,
  secrets: Secrets,
  { memberId, name, number }: Identity & { readonly memberId: string },
  now: number,
): Promise<void> {
  const sealed = createSeal(secrets).close(JSON.stringify({ name, number } satisfies Identity), about(memberId))
  await db
    .insert(customsIdentities)
    .values({ memberId, ...sealed, keptAt: now })
    .onConflictDoUpdate({ target: customsIdentities.memberId, set: { ...sealed, keptAt: now } })
}

/** As its member sees it, masked; undefined for who kept none, or one that no key of today opens. */
export async function shownCustomsIdentity(db: Orm, secrets: Secrets, memberId: string): Promise<Identity | undefined> {
  const [row] = await db.select().from(customsIdentities).where(eq(customsIdentities.memberId, memberId))
  const text = row && createSeal(secrets).open(row, about(memberId))
  if (text === undefined) return undefined
  const { name, number } = JSON.parse(text) as Identity
  return { name: maskedName(name), number: maskedDocument(number) }
}

/** Whether an order has to be declared. */
export const needsCustoms = ({ product, isCrossBorder }: Quote): boolean =>
  isCrossBorder ?? product.isCrossBorder ?? false
