import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Site } from '../site.ts'
import { siteModules } from './site-modules.ts'

/** What site.ts of a folder exports as `site`; undefined where there is no such file, or it exports none. Rejects when it can't be loaded. */
export async function importSite(folder: string): Promise<Site | undefined> {
  const file = join(folder, 'site.ts')
  if (!existsSync(file)) return undefined
  const { module } = await runnerImport<{ readonly site?: Site }>(file, {
    root: folder,
    logLevel: 'silent',
    plugins: [siteModules()],
  }).catch((error: unknown) => {
    throw new Error(`site.ts can't be loaded: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  })
  return module.site
}
