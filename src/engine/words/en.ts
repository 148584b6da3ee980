import type { SiteWords } from './zh.ts'

/** What the engine itself says to visitors, in English. */
export const enWords: SiteWords = {
  loading: 'Loading',
  failed: 'This could not be loaded',
  retry: 'Try again',
  outdated: 'This needs a newer version of the site',
  notFound: 'Not found',
  notOpen: 'Not open yet',
  unavailable: 'This page can’t be shown for the moment',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  offline: 'There is no network connection',
  noResponse: 'There was no answer in time',
  malformed: 'Something went wrong, please try again',
  notLoggedIn: 'Please log in first',
}
