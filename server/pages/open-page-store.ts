import type { Database } from '../db/open-database.ts'
import type { Checker } from '../../src/kit/checker.ts'
import type { Settings } from '../settings.ts'
import type { PageLog } from './checked-files.ts'
import { databaseKeptFiles } from './kept-files.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { databasePublished, type PublishedSource } from './published.ts'
import { databaseUploads, type UploadedPictures } from './uploaded-pictures.ts'

/** The operators' files, which the database keeps as soon as it is there. One that never comes is told of by the start that fails. */
export function openPageStore(
  { check }: { readonly check: Checker },
  preparing: Promise<Database>,
  { settings, log }: { readonly settings: Pick<Settings, 'pagesDir' | 'mediaDir'>; readonly log: PageLog },
): Promise<PageStore> {
  let published: PublishedSource | undefined
  let uploaded: UploadedPictures | undefined
  const kept = preparing.then(
    ({ orm }) => {
      published = databasePublished(orm)
      uploaded = databaseUploads(orm)
      return databaseKeptFiles(orm)
    },
    () => undefined,
  )
  return createPageStore({
    dir: settings.pagesDir,
    mediaDir: settings.mediaDir,
    check,
    log,
    kept: {
      read: async () => (await kept)?.read() ?? new Map<string, string>(),
      keep: async (texts) => (await kept)?.keep(texts),
    },
    // The files are judged while the database opens; whoever waits for it looks once more.
    published: { read: async (before) => (await published?.read(before)) ?? before },
    uploaded: { read: async (before) => (await uploaded?.read(before)) ?? before },
  })
}
