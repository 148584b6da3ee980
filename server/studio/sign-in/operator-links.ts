import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../db/server-settings.ts'
import { operatorLinks, operators } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'

/** ms in which a link may be used [S3]. */
const LINK_LIFE = 24 * 60 * 60 * 1000

export interface SignInLink {
  /** Behind the # of the address: browsers send it to nobody by themselves. */
  readonly secret: string
  readonly expiresAt: number
}

export const linkAddress = (origin: string, { secret }: SignInLink): string => `${origin}/studio/sign-in#${secret}`

/** A new link of an operator. Those that were made before it stay: two instances that start at once print one each. */
export async function makeLink(tx: Queries, operatorId: string, at: number): Promise<SignInLink> {
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = at + LINK_LIFE
  await tx.insert(operatorLinks).values({ secretHash: hashOf(secret), operatorId, createdAt: at, expiresAt })
  return { secret, expiresAt }
}

/** Takes away the links that an operator did not use. */
export const dropLinks = async (tx: Queries, operatorId: string): Promise<void> => {
  await tx.delete(operatorLinks).where(and(eq(operatorLinks.operatorId, operatorId), isNull(operatorLinks.usedAt)))
}

/** Uses a link up, and with it all others of its operator: of several that bring one at once, one gets in. */
export async function useLink(tx: Queries, secret: string, at: number) {
  await tx.delete(operatorLinks).where(lt(operatorLinks.expiresAt, at - LINK_LIFE))
  const [link] = await tx
    .update(operatorLinks)
    .set({ usedAt: at })
    .where(
      and(eq(operatorLinks.secretHash, hashOf(secret)), isNull(operatorLinks.usedAt), gt(operatorLinks.expiresAt, at)),
    )
    .returning()
  if (!link) return undefined
  await dropLinks(tx, link.operatorId)
  const [operator] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.id, link.operatorId), eq(operators.isDisabled, false)))
  return operator
}
