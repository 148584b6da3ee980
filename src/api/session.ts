import type { MemberProfile } from '../../schemas/domain/member.ts'
import { type StoredUser, userOf } from '../domain/visit/stored-user.ts'
import { isToken } from '../domain/visit/token.ts'

/** What a login or a renewal gives (A5, A7). */
export interface Tokens {
  readonly token: string
  /** Good for one renewal. */
  readonly refreshToken: string
}

interface SessionState extends Tokens {
  /** Not there until the member's details came. */
  readonly user?: StoredUser
}

/** Who is logged in on this device. */
export interface Session {
  /** The same object until something changes; undefined: nobody is logged in. */
  readonly current: () => SessionState | undefined
  /** Without a profile the member stays who it was, as when a token is renewed: whoever logs in as another clears first. */
  readonly save: (tokens: Tokens, profile?: MemberProfile) => void
  readonly clear: () => void
  /** Calls when the session changed, here or in another tab, until the function that it gives is called. */
  readonly subscribe: (heard: () => void) => () => void
}

type Shelf = Readonly<Record<'token' | 'refreshToken' | 'userInfo', string>>

const nothing: Shelf = { token: '', refreshToken: '', userInfo: '' }
const names = Object.keys(nothing) as (keyof Shelf)[]

/** The session in localStorage: `token`, `refreshToken`, and the fields of A3 as `userInfo`. A device that keeps nothing has it for this visit. */
export function createSession(window: Pick<Window, 'localStorage' | 'addEventListener'>): Session {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((heard) => heard())
  /** In place of the storage, once that refused to keep something. */
  let visit: Shelf | undefined
  let last: { readonly text: string; readonly state: SessionState | undefined } = { text: '', state: undefined }

  const read = (): Shelf => {
    if (visit) return visit
    try {
      const { localStorage } = window
      return Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? ''])) as unknown as Shelf
    } catch {
      return nothing
    }
  }
  const write = (shelf: Shelf) => {
    try {
      const { localStorage } = window
      for (const name of names)
        if (shelf[name]) localStorage.setItem(name, shelf[name])
        else localStorage.removeItem(name)
      visit = undefined
    } catch {
      visit = shelf
    }
    tell()
  }
  const current = () => {
    const shelf = read()
    const text = names.map((name) => shelf[name]).join('\n')
    if (text !== last.text) last = { text, state: stateOf(shelf) }
    return last.state
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || names.includes(key as keyof Shelf)) tell()
  })
  return {
    current,
    save({ token, refreshToken }, profile) {
      const user = userOf(profile ?? current()?.user, refreshToken)
      write({ token, refreshToken, userInfo: user ? JSON.stringify(user) : '' })
    },
    clear: () => write(nothing),
    subscribe(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}

/** What another version of the shop, or somebody's hand, left in the storage counts only as far as it fits (A5). */
function stateOf({ token, refreshToken, userInfo }: Shelf): SessionState | undefined {
  if (!isToken(token)) return undefined
  const user = userOf(parsed(userInfo), refreshToken)
  return { token, refreshToken, ...(user && { user }) }
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
