import type { Database } from '../db/open-database.ts'
import type { Checker } from '../../src/kit/checker.ts'
import type { Settings } from '../settings/settings.ts'
import type { PageLog } from './checked-files.ts'
import { databaseServedFiles } from './served-files.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import { rememberChecks } from './remembered-checks.ts'
import { databasePublished, type PublishedSource } from './published.ts'
import { databaseUploads, type UploadedPictures } from './uploaded-pictures.ts'

/** The operators' files, which the database keeps as soon as it is there. One that never comes is told of by the start that fails. */
export async function openPageStore(
  { check, build }: { readonly check: Checker; readonly build?: string },
  preparing: Promise<Database>,
  { settings, log }: { readonly settings: Pick<Settings, 'pagesDir' | 'mediaDir' | 'dataDir'>; readonly log: PageLog },
): Promise<PageStore> {
  const remembered = await rememberChecks(check, { build, dataDir: settings.dataDir })
  let published: PublishedSource | undefined
  let uploaded: UploadedPictures | undefined
  const kept = preparing.then(
    ({ orm }) => {
      published = databasePublished(orm)
      uploaded = databaseUploads(orm)
      return databaseServedFiles(orm)
    },
    () => undefined,
  )
  const store = await createPageStore({
    dir: settings.pagesDir,
    mediaDir: settings.mediaDir,
    check: remembered.check,
    log,
    kept: {
      read: async () => (await kept)?.read() ?? new Map<string, string>(),
      keep: async (texts) => (await kept)?.keep(texts),
    },
    // The files are judged while the database opens; whoever waits for it looks once more.
    published: { read: async (before) => (await published?.read(before)) ?? before },
    uploaded: { read: async (before) => (await uploaded?.read(before)) ?? before },
  })
  void remembered.keep()
  store.on('judged', () => void remembered.keep())
  return store
}
