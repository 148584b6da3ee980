import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { shopClock } from '../../src/domain/dates.ts'
import { formatProblem } from '../../src/engine/checks/format-problem.ts'
import { readPages } from '../../src/engine/checks/page-folder.ts'
import type { Site } from '../../src/engine/site.ts'
import { pagoda } from '../../src/engine/vite/index.ts'
import type { ExitCode } from '../command.ts'
import type { EngineHost } from './host.ts'

/** Judges the pages of the site whose site.ts is in the folder. */
export async function checkSite(isJson: boolean, { out, err, cwd }: EngineHost): Promise<ExitCode> {
  for (const file of ['site.ts', 'pages/routes.json'])
    if (!existsSync(join(cwd, file))) {
      err(`There is no ${file} here: a site has it beside its package.json`)
      return 1
    }
  const { module } = await runnerImport<{ readonly site: Site }>(join(cwd, 'site.ts'), {
    root: cwd,
    logLevel: 'error',
    plugins: [pagoda()],
  })
  const { found, names } = readPages(join(cwd, 'pages'), module.site, shopClock(Date.now()))
  const errors = found.filter(({ problem }) => problem.severity === 'error').length
  const totals = { pages: names.size, errors, warnings: found.length - errors }
  if (isJson) out(JSON.stringify({ ...totals, problems: found.map(({ problem }) => problem) }, undefined, 2))
  else {
    for (const { problem, source } of found) out(`${formatProblem(problem, 'en', { frame: true, source })}\n`)
    out(`${totals.pages} pages, ${errors} errors, ${totals.warnings} warnings`)
  }
  return errors > 0 ? 1 : 0
}
