import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../src/engine/site.ts'
import { knownSite, siteOptions } from '../../src/engine/checks/known-site.ts'
import { importSite } from '../../src/engine/vite/import-site.ts'
import { Refusal } from '../refusal.ts'

/** Refuses a folder that lacks one of these files of a site. */
export function needFiles(cwd: string, ...files: readonly string[]): void {
  for (const file of files)
    if (!existsSync(join(cwd, file)))
      throw new Refusal(`There is no ${file} here: a site has it in the folder of its package.json`)
}

/** The site that site.ts of a folder exports. Refuses one that is not there or can't be loaded. */
export async function loadSite(cwd: string): Promise<Site> {
  needFiles(cwd, 'site.ts')
  const site = await importSite(cwd).catch((error: unknown) => {
    throw new Refusal((error as Error).message)
  })
  if (!site) throw new Refusal('site.ts exports no "site"')
  try {
    knownSite('The site of site.ts', site, siteOptions)
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
  return site
}
