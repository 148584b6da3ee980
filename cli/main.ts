import { closest } from '../src/engine/core/expressions/closest.ts'
import manifest from '../package.json' with { type: 'json' }
import type { Context, ExitCode } from './command.ts'
import { Refusal, WrongUsage } from './refusal.ts'
import { commands, findCommand, type CommandEntry } from './commands.ts'
import { commandHelp, mainHelp } from './help.ts'
import { chooseLanguage, speaker } from './language.ts'
import { painter, type CommandHost } from './terminal.ts'
import { checkUsage } from './usage.ts'

/** Runs one command line and gives its exit code: 0 done, 1 refused or mistakes found, 2 called wrongly. Never throws. */
export async function main(argv: readonly string[], world: CommandHost): Promise<ExitCode> {
  const { asked, words } = takeLanguage(argv)
  const language = chooseLanguage(asked, world.env)
  const context: Context = { ...world, language, say: speaker(language) }
  try {
    if (asked !== undefined && asked !== language) throw new WrongUsage(context.say('usage.language', { asked }))
    return await dispatch(words, context)
  } catch (error) {
    return tellError(error, context)
  }
}

/** `--lang` may stand anywhere on the line. */
function takeLanguage(argv: readonly string[]): { asked: string | undefined; words: readonly string[] } {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return { asked: undefined, words: argv }
  const joined = argv[at]?.startsWith('--lang=')
  const asked = (joined ? argv[at]?.slice('--lang='.length) : argv[at + 1]) ?? ''
  return { asked, words: [...argv.slice(0, at), ...argv.slice(at + (joined ? 1 : 2))] }
}

async function dispatch(words: readonly string[], context: Context): Promise<ExitCode> {
  const found = findCommand(words)
  if (found) return runCommand(found.entry, found.rest, context)
  const help = mainHelp(manifest.version, context.say, painter(context.colour))
  const [first] = words
  if (first === '-v' || first === '--version') context.out(manifest.version)
  else if (wantsHelp(words)) context.out(help)
  else if (first === undefined) context.err(help)
  else throw unknownCommand(words, context)
  return first === undefined ? 2 : 0
}

async function runCommand(entry: CommandEntry, rest: readonly string[], context: Context): Promise<ExitCode> {
  const { default: make } = await entry.load()
  const command = make(context)
  if (wantsHelp(rest)) {
    context.out(commandHelp(entry, command, context.say, painter(context.colour)))
    return 0
  }
  try {
    checkUsage(rest, command, context.say)
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    throw new WrongUsage(`${error.message}\n${context.say('usage.seeHelp', { command: entry.name })}`)
  }
  return command.run(rest)
}

function wantsHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}

function unknownCommand(words: readonly string[], { say }: Context): WrongUsage {
  const names = commands.map(({ name }) => name)
  const [first = ''] = words
  const asked = first === 'new' ? words.slice(0, 2).join(' ') : first
  const near = closest(asked, names) ?? names.find((name) => name === `new ${first}`)
  const hint = near ? say('usage.didYouMean', { name: `pagoda ${near}` }) : ''
  return new WrongUsage(`${say('usage.unknownCommand', { name: asked })}${hint}\n${say('usage.seeMainHelp')}`)
}

function tellError(error: unknown, context: Context): ExitCode {
  const paint = painter(context.colour)
  if (error instanceof WrongUsage || error instanceof Refusal) {
    context.err(`${paint('red', '✖')} ${error.message}`)
    return error instanceof Refusal ? 1 : 2
  }
  context.err(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return 1
}
