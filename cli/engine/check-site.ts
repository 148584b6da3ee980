import { join } from 'node:path'
import { formatProblem } from '../../src/engine/checks/format-problem.ts'
import { readPages } from '../../src/engine/checks/page-folder.ts'
import { siteClock } from '../../src/engine/core/site-clock.ts'
import { fill } from '../fill.ts'
import type { ExitCode } from '../command.ts'
import type { EngineHost } from './host.ts'
import { loadSite, needFiles } from './load-site.ts'

/** Judges the pages of the site whose site.ts is in the folder. */
export async function checkSite(isJson: boolean, { out, cwd }: EngineHost): Promise<ExitCode> {
  needFiles(cwd, 'site.ts', 'pages/routes.json')
  const site = await loadSite(cwd)
  const { found, names } = readPages(join(cwd, 'pages'), site, siteClock(site)(Date.now()))
  const errors = found.filter(({ problem }) => problem.severity === 'error').length
  const totals = { pages: names.size, errors, warnings: found.length - errors }
  if (isJson) out(JSON.stringify({ ...totals, problems: found.map(({ problem }) => problem) }, undefined, 2))
  else {
    for (const { problem, source } of found) out(`${formatProblem(problem, 'en', { frame: true, source })}\n`)
    out(fill('{pages|page|pages}, {errors|error|errors}, {warnings|warning|warnings}', totals))
  }
  return errors > 0 ? 1 : 0
}
