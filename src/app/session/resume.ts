import type { Action } from '../../../schemas/page/action.ts'
import { RESUME } from './has-resume.ts'

/** What a login interrupted (A4: unsaved parameters are stored before login and resumed after). */
export interface Resume {
  /** Shop address of the page. */
  readonly href: string
  /** The page's state when the chain stopped. */
  readonly state: Readonly<Record<string, unknown>>
  readonly block: string
  /** CSS pixels from the top of the page. */
  readonly top: number
  /** The actions that are left, and what their event brought. */
  readonly rest: { readonly actions: readonly Action[]; readonly event: unknown; readonly needs?: 'phone' }
  /** Epoch ms. */
  readonly at: number
}

/** Nobody remembers what they wanted half an hour ago. */
const LIFE = 30 * 60 * 1000

/** Keeps what a shopper wanted before they went to log in, in this tab (A4). */
export function keepResume(resume: Resume): void {
  try {
    sessionStorage.setItem(RESUME, JSON.stringify(resume))
  } catch {
    // The shopper comes back to the page, and begins again there.
  }
}

/** What is kept, unless it is too old. */
export function storedResume(now: number): Resume | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(RESUME) ?? 'null') as Resume | null
    return found && typeof found.href === 'string' && now - found.at < LIFE ? found : undefined
  } catch {
    return undefined
  }
}

/** Forgets it: it was done, or is wanted no more. */
export function dropResume(): void {
  try {
    sessionStorage.removeItem(RESUME)
  } catch {
    // Then nothing was kept either.
  }
}
