import type { Orm } from '../db/open-database.ts'
import { profileOf } from './accounts.ts'

/** A member as others see them. */
export interface Face {
  readonly iconUrl: string
  readonly memberName: string
}

/** Of who is gone, or has told no name, there is none: pages say 一位朋友. */
export async function faceOf(db: Orm, memberId: string): Promise<Face> {
  const profile = await profileOf(db, memberId)
  return { iconUrl: profile?.iconurl ?? '', memberName: profile?.namech ?? '' }
}
