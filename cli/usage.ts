import type { ArgDef, ArgsDef } from 'citty'
import { closest } from '../src/engine/core/expressions/closest.ts'
import type { Command } from './command.ts'
import { WrongUsage } from './refusal.ts'
import type { Say } from './language.ts'

/** Refuses what the parser would let pass: unknown options, options without their value, names too many or too few. */
export function checkUsage(rawArgs: readonly string[], command: Command, say: Say): void {
  const names: string[] = []
  for (let at = 0; at < rawArgs.length; at++) {
    const arg = rawArgs[at] ?? ''
    if (arg === '--') {
      names.push(...rawArgs.slice(at + 1))
      break
    }
    if (!arg.startsWith('-') || arg === '-') names.push(arg)
    else if (takesNextArgument(arg, rawArgs[at + 1], command.args, say)) at++
  }
  checkNames(names, command, say)
}

function takesNextArgument(arg: string, next: string | undefined, args: ArgsDef, say: Say): boolean {
  const [flag = '', value] = arg.split(/=(.*)/s)
  const definition = findOption(flag, args)
  if (!definition) throw new WrongUsage(say('usage.unknownOption', { option: flag }) + suggestion(flag, args, say))
  if (definition.type === 'boolean') return false
  if (value ?? (next?.startsWith('-') ? undefined : next)) return value === undefined
  throw new WrongUsage(say('usage.noValue', { option: flag }))
}

function findOption(flag: string, args: ArgsDef): ArgDef | undefined {
  const name = flag.replace(/^--?/, '')
  const found = Object.hasOwn(args, name) ? args[name] : undefined
  return found?.type === 'positional' ? undefined : found
}

function suggestion(flag: string, args: ArgsDef, say: Say): string {
  const known = optionNames(args)
  const near = closest(flag.replace(/^--?/, ''), known)
  if (near) return say('usage.didYouMean', { name: `--${near}` })
  return known.length > 0 ? say('usage.options', { options: known.map((name) => `--${name}`).join(' ') }) : ''
}

export function optionNames(args: ArgsDef): string[] {
  return Object.keys(args).filter((name) => args[name]?.type !== 'positional')
}

export function positionalNames(args: ArgsDef): string[] {
  return Object.keys(args).filter((name) => args[name]?.type === 'positional')
}

function checkNames(names: readonly string[], command: Command, say: Say): void {
  const wanted = positionalNames(command.args)
  const missing = wanted.slice(names.length).find((name) => command.args[name]?.required !== false)
  if (missing) throw new WrongUsage(say('usage.missing', { name: `<${missing}>` }))
  const extra = names[wanted.length]
  if (extra !== undefined && !command.rest) throw new WrongUsage(say('usage.tooMany', { name: extra }))
}
