import { relative } from 'node:path'
import type { ExitCode } from '../command.ts'
import { newApp } from '../commands/new-app/new-app.ts'
import { checkSite } from './check-site.ts'
import type { EngineHost } from './host.ts'

const HELP = `pagoda: sites whose pages are JSON

  pagoda check [--json]     judges the pages of the site in this folder
  pagoda new app <folder>   writes a small site to begin with

Exit code: 0 done, 1 refused or mistakes found, 2 called wrongly`

/** The command line that comes with the engine's package. Never throws for what a site's files hold. */
export async function main(argv: readonly string[], host: EngineHost): Promise<ExitCode> {
  const [command, what, folder, ...more] = argv
  if (command === undefined || command === '--help') {
    host.out(HELP)
    return command === undefined ? 2 : 0
  }
  if (command === 'check' && (what === undefined || what === '--json') && folder === undefined)
    return checkSite(what === '--json', host)
  if (command === 'new' && what === 'app' && folder !== undefined && more.length === 0) return makeApp(folder, host)
  host.err(`There is no command "pagoda ${argv.join(' ')}"\n\n${HELP}`)
  return 2
}

async function makeApp(folder: string, { out, err, cwd }: EngineHost): Promise<ExitCode> {
  const made = await newApp(folder, cwd)
  if (made === undefined) {
    err(`${folder} exists and is not empty`)
    return 1
  }
  out(`Made ${made.length} files. Next:\n  cd ${relative(cwd, folder) || folder}\n  npm install\n  npm start`)
  return 0
}
