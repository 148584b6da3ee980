import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { Viewer } from '../../../schemas/page/context.ts'

/** The member as this device keeps it (A3). The refresh token is kept beside it and not in it twice. */
export interface StoredUser {
  readonly id: string
  readonly phone: string
  readonly account: string
  readonly level: number
  readonly levelName: string
  /** 0-6: the level that pages go by. */
  readonly levelNew: number
  readonly memberCode: string
  readonly nameXing: string
  readonly nameMing: string
  /** 1 male, 2 female, 0 unknown. */
  readonly gender: 0 | 1 | 2
  readonly iconurl: string
  readonly namech: string
  readonly refreshToken: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const levelOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6 ? value : 0
const genderOf = (value: unknown): 0 | 1 | 2 => (value === 1 || value === 2 ? value : 0)

/** The fields of A3 of what the server or an earlier visit said; undefined when it names no member. */
export function userOf(
  profile: Partial<Record<keyof MemberProfile, unknown>> | undefined,
  refreshToken: string,
): StoredUser | undefined {
  const id = textOf(profile?.id)
  if (!profile || !id) return undefined
  return {
    id,
    phone: textOf(profile.phone),
    account: textOf(profile.account),
    level: levelOf(profile.level),
    levelName: textOf(profile.levelName),
    levelNew: levelOf(profile.levelNew),
    memberCode: textOf(profile.memberCode),
    nameXing: textOf(profile.nameXing),
    nameMing: textOf(profile.nameMing),
    gender: genderOf(profile.gender),
    iconurl: textOf(profile.iconurl),
    namech: textOf(profile.namech),
    refreshToken,
  }
}

/** The root `viewer` of a page's expressions, once the browser knows: a member whose details are still on their way is logged in, at level 0. */
export function viewerOf(session: { readonly user?: StoredUser } | undefined): Viewer {
  const { id = '', phone = '', levelNew = 0 } = session?.user ?? {}
  return { known: true, loggedIn: session !== undefined, level: levelNew, id, phone }
}
