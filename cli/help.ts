import type { ArgDef } from 'citty'
import type { Command, Example } from './command.ts'
import { commands, type CommandEntry } from './commands.ts'
import type { Say } from './language.ts'
import { columns, type Paint } from './terminal.ts'
import { optionNames, positionalNames } from './usage.ts'

/** `pagoda --help`: what there is, in the order of a day's work. */
export function mainHelp(version: string, say: Say, paint: Paint): string {
  const list = columns(
    commands.map(({ name, summary }) => [`  ${name}`, say(summary)]),
    firstIn('cyan', paint),
  )
  return [
    `${paint('bold', 'pagoda')} ${paint('grey', version)}  ${say('help.tagline')}`,
    section(say('help.usage'), ['  npx pagoda <command> [options]'], paint),
    section(say('help.commands'), list, paint),
    section(
      say('help.options'),
      optionLines([...commonOptions(say), ['  -v, --version', say('help.version')]], paint),
      paint,
    ),
    section(say('help.examples'), exampleLines(mainExamples(say), paint), paint),
    paint('grey', say('help.more')),
  ].join('\n\n')
}

/** `pagoda <command> --help`. */
export function commandHelp(entry: CommandEntry, command: Command, say: Say, paint: Paint): string {
  const options = optionNames(command.args).map((name) => [
    optionLabel(name, command.args[name]),
    describe(command, name),
  ])
  const positional = positionalNames(command.args).map((name) => [`  ${name}`, describe(command, name)])
  return [
    `${paint('bold', `pagoda ${entry.name}`)}  ${say(entry.summary)}`,
    section(say('help.usage'), [`  ${usageLine(entry.name, command)}`], paint),
    ...(positional.length > 0 ? [section(say('help.arguments'), optionLines(positional, paint), paint)] : []),
    section(say('help.options'), optionLines([...options, ...commonOptions(say)], paint), paint),
    section(say('help.examples'), exampleLines(command.examples, paint), paint),
    paint('grey', say('help.exit')),
  ].join('\n\n')
}

function usageLine(name: string, command: Command): string {
  const positional = positionalNames(command.args).map((each) => {
    const label = command.rest ? `${each}...` : each
    return command.args[each]?.required === false ? `[${label}]` : `<${label}>`
  })
  return ['npx pagoda', name, ...positional, '[options]'].join(' ')
}

function describe(command: Command, name: string): string {
  return command.args[name]?.description ?? ''
}

function optionLabel(name: string, definition: ArgDef | undefined): string {
  return definition?.type === 'boolean' ? `  --${name}` : `  --${name} <${definition?.valueHint ?? name}>`
}

function commonOptions(say: Say): string[][] {
  return [
    ['  --lang <zh|en>', say('help.lang')],
    ['  -h, --help', say('help.help')],
  ]
}

function mainExamples(say: Say): Example[] {
  return [
    { line: 'npx pagoda new widget promo-strip --title 促销条', what: say('help.exampleWidget') },
    { line: 'npx pagoda check --fix', what: say('help.exampleCheck') },
    { line: 'npx pagoda preview home', what: say('help.examplePreview') },
  ]
}

function section(title: string, lines: readonly string[], paint: Paint): string {
  return [paint('bold', title), ...lines].join('\n')
}

function optionLines(rows: readonly (readonly string[])[], paint: Paint): string[] {
  return columns(rows, firstIn('cyan', paint))
}

function exampleLines(examples: readonly Example[], paint: Paint): string[] {
  return columns(
    examples.map(({ line, what }) => [`  ${line}`, what]),
    (cell, column) => (column === 1 ? paint('grey', cell) : cell),
  )
}

function firstIn(style: 'cyan', paint: Paint): (cell: string, column: number) => string {
  return (cell, column) => (column === 0 ? paint(style, cell) : cell)
}
