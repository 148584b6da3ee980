import { eq } from 'drizzle-orm'
import { members } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'

/** A member's own name and phone, so that they need not be typed; empty where the shop does not know them. */
export async function contactOf(
  db: Queries,
  memberId: string,
): Promise<{ readonly name: string; readonly phone: string }> {
  const [row] = await db.select().from(members).where(eq(members.id, memberId))
  return { name: row?.body.namech ?? '', phone: row?.phone ?? '' }
}
