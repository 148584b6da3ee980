import { randomKey } from '../../kit/random-key.ts'

const DEVICE = 'distinct_id'
const VISIT = 'pagoda_visit'

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>

/** The anonymous ids of this device and of this visit, made when there are none. Without a storage they last as long as the page. */
export function visitIds(window: Storages): { readonly distinctId: string; readonly visit: string } {
  return {
    distinctId: kept(() => window.localStorage, DEVICE),
    visit: kept(() => window.sessionStorage, VISIT),
  }
}

function kept(storage: () => Storage, key: string): string {
  let id: string | undefined
  try {
    id = storage().getItem(key)?.slice(0, 64)
    storage().setItem(key, (id ||= randomKey()))
  } catch {
    // A browser that keeps nothing.
  }
  return id || randomKey()
}

/** Whether the shopper asked not to be followed: then nothing is recorded. */
export const isRefused = (navigator: {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}): boolean => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

/** Whether the page is looked at in the studio, in whose frame it is: an operator is no shopper. */
export function isInStudio({
  parent,
}: {
  readonly parent: { readonly location: { readonly pathname: string } }
}): boolean {
  try {
    return parent.location.pathname.startsWith('/studio/')
  } catch {
    // A frame of another origin does not say where it is.
    return false
  }
}
