import { parseArgs, type ParseArgsConfig } from 'node:util'
import { version } from '../../package.json' with { type: 'json' }
import { closest } from '../../src/engine/core/expressions/closest.ts'
import type { ExitCode } from '../command.ts'
import { Refusal, WrongUsage } from '../refusal.ts'
import { checkSite } from './check-site.ts'
import type { EngineHost } from './host.ts'
import { makeApp, makePage, makeSchemas, makeWidget } from './make.ts'

interface Given {
  /** The one argument of a command that takes one. */
  readonly name: string
  readonly json?: boolean
  readonly path?: string
  readonly title?: string
}

interface EngineCommand {
  /** After the command's name. */
  readonly usage: string
  readonly what: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  readonly run: (given: Given, host: EngineHost) => Promise<ExitCode | void>
}

const text = { type: 'string' } as const

const commands: Readonly<Record<string, EngineCommand>> = {
  check: {
    usage: '[--json]',
    what: 'judges the pages of the site in this folder',
    options: { json: { type: 'boolean' } },
    run: ({ json = false }, host) => checkSite(json, host),
  },
  'new app': {
    usage: '<folder>',
    what: 'writes a small site to begin with',
    options: {},
    run: ({ name }, host) => makeApp(name, host),
  },
  'new widget': {
    usage: '<code> [--title <title>]',
    what: 'writes a widget that works: widgets/<code>/',
    options: { title: text },
    run: ({ name, title }, host) => makeWidget(name, title, host),
  },
  'new page': {
    usage: '<name> [--path <address>] [--title <title>]',
    what: 'writes pages/<name>.json and its route',
    options: { path: text, title: text },
    run: ({ name, ...given }, host) => makePage(name, given, host),
  },
  gen: {
    usage: '',
    what: 'writes schemas/: by them an editor completes pages',
    options: {},
    run: (_, host) => makeSchemas(host),
  },
}

const lineOf = (name: string) => `pagoda ${name} ${commands[name]!.usage}`.trim()
const helpOf = (name: string) => `${lineOf(name)}\n    ${commands[name]!.what}`

const HELP = `pagoda ${version}: sites whose pages are JSON

${Object.keys(commands).map(helpOf).join('\n')}

pagoda --help, pagoda <command> --help, pagoda --version

Exit code: 0 done, 1 refused or mistakes found, 2 called wrongly`

const isHelp = (word: string) => word === '--help' || word === '-h'

/** The command line that comes with the engine's package. Never throws for what a site's files hold. */
export async function main(argv: readonly string[], host: EngineHost): Promise<ExitCode> {
  const [first] = argv
  if (first === undefined) {
    host.err(HELP)
    return 2
  }
  try {
    return await dispatch(argv, host)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof WrongUsage)) throw error
    host.err(error.message)
    return error instanceof Refusal ? 1 : 2
  }
}

async function dispatch(argv: readonly string[], host: EngineHost): Promise<ExitCode> {
  const length = argv[0] === 'new' ? 2 : 1
  const name = argv.slice(0, length).join(' ')
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined
  if (command && !argv.some(isHelp)) return (await command.run(givenTo(name, argv.slice(length)), host)) ?? 0
  if (command) host.out(helpOf(name))
  else if (argv.some(isHelp)) host.out(HELP)
  else if (name === '--version' || name === '-v') host.out(version)
  else throw unknown(name)
  return 0
}

function unknown(name: string): WrongUsage {
  const names = Object.keys(commands)
  const near = closest(name, names) ?? names.find((known) => known === `new ${name}`)
  const hint = near === undefined ? '' : `, did you mean "pagoda ${near}"?`
  return new WrongUsage(`There is no command "pagoda ${name}"${hint}\n\n${HELP}`)
}

function givenTo(name: string, args: readonly string[]): Given {
  const { options, usage } = commands[name]!
  const wrong = (what: string) => new WrongUsage(`${what}\n\n${helpOf(name)}`)
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Node's own sentence, without its advice on positional arguments.
    throw wrong((error as Error).message.split('. ', 1)[0]!)
  }
  const [given, ...more] = parsed.positionals
  const [wanted] = /^<\w+>/.exec(usage) ?? []
  if (wanted && given === undefined) throw wrong(`${wanted} is missing`)
  const tooMany = wanted ? more[0] : given
  if (tooMany !== undefined) throw wrong(`One argument too many: ${tooMany}`)
  return { ...parsed.values, name: given ?? '' }
}
