import { parseArgs, type ArgsDef, type ParsedArgs } from 'citty'
import type { Say } from './language.ts'
import type { Language } from './language.ts'
import { Refusal } from './refusal.ts'
import type { CommandHost } from './terminal.ts'

/** 0: done. 1: refused, or mistakes were found. 2: called wrongly. */
export type ExitCode = 0 | 1 | 2

export interface Context extends CommandHost {
  readonly say: Say
  readonly language: Language
}

export interface Example {
  readonly line: string
  readonly what: string
}

export interface Command {
  readonly args: ArgsDef
  /** Takes any number of names after its positional arguments. */
  readonly rest: boolean
  readonly examples: readonly Example[]
  readonly run: (rawArgs: readonly string[]) => Promise<ExitCode>
}

interface Definition<Args extends ArgsDef> {
  readonly args: Args
  readonly rest?: boolean
  readonly examples: readonly Example[]
  readonly run: (args: ParsedArgs<Args>) => Promise<ExitCode>
}

/** Joins the arguments of a command with the function that takes them, typed by the arguments. */
export function command<const Args extends ArgsDef>(definition: Definition<Args>): Command {
  return {
    args: definition.args,
    rest: definition.rest ?? false,
    examples: definition.examples,
    run: (rawArgs) => definition.run(parseArgs<Args>([...rawArgs], definition.args)),
  }
}

/** What the file of a command exports by default: the command, speaking the language of its context. */
export type CommandMaker = (context: Context) => Command

/** What a program asked for in JSON it is refused in JSON as well, with the sentence: `{ "error": "…" }`, exit 1. */
export async function refusedAsJson({ out }: Context, run: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    out(JSON.stringify({ error: error.message }, undefined, 2))
    return 1
  }
}
