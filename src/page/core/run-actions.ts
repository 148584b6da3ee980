import type { Action, ActionName } from '../../../schemas/page/action.ts'
import type { ActionCatalogue, ActionTools } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { compiledText, compiledValue } from './compiled.ts'
import { ExpressionLimitError, ExpressionSyntaxError } from './expressions/index.ts'
import type { Scope } from './expressions/index.ts'
import { own } from './own.ts'
import { withoutNothing } from './without-nothing.ts'

export interface ActionProblem {
  /** unknown-action, missing-argument, action-failed, an expression's or a call's own. */
  readonly code: string
  readonly message: string
  readonly action: string
}

export interface RunActionsInput {
  readonly actions: readonly Action[]
  /** The block's scope with the event in it. */
  readonly scope: Scope
  readonly catalogue: ActionCatalogue
  readonly tools: ActionTools
  readonly report: (problem: ActionProblem) => void
}

/**
 * Arguments without which an action has nothing to do. The schemas stay out of what a shopper downloads; a test proves this the same
 * as theirs. Arguments of any type are not among them: set-state may set null.
 */
export const neededArguments: Readonly<Record<ActionName, readonly string[]>> = {
  navigate: ['to'],
  back: [],
  'open-content': ['content'],
  toast: ['text'],
  'set-state': ['key'],
  reload: [],
  'scroll-to': ['block'],
  'open-popup': ['popup'],
  'close-popup': [],
  'copy-text': ['text'],
  share: ['title'],
}

type Args = Readonly<Record<string, unknown>>
type Run = (args: Args, tools: ActionTools) => void | Promise<void>

class ActionRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const hasCode = (error: unknown): error is { readonly code: string } =>
  [ActionRefusal, CallProblem, ExpressionLimitError, ExpressionSyntaxError].some((kind) => error instanceof kind)

function problemOf(error: unknown, action: string): ActionProblem {
  const message = error instanceof Error ? error.message : String(error)
  return { code: hasCode(error) ? error.code : 'action-failed', message, action }
}

function argumentsOf({ do: name, when: _when, ...written }: Action, scope: Scope): Args {
  const given = compiledValue(written).evaluate(scope) as Args
  const args = name === 'set-state' ? given : withoutNothing(given)
  const lacking = own(neededArguments, name)?.find((key) => (own(args, key) ?? '') === '')
  if (lacking) throw new ActionRefusal('missing-argument', `${name} has no value for ${lacking}`)
  return args
}

async function runAction(action: Action, { scope, catalogue, tools }: RunActionsInput): Promise<void> {
  const run = own(catalogue, action.do) as Run | undefined
  if (!run) throw new ActionRefusal('unknown-action', `There is no action ${action.do}`)
  if (action.when !== undefined && compiledText(action.when).evaluate(scope) !== true) return
  await run(argumentsOf(action, scope), tools)
}

/**
 * Runs the actions of an event, one after the other, with their expressions evaluated; one whose `when` is not true is passed over.
 * An action that is unknown, lacks an argument or fails is reported and ends the chain. Never rejects.
 */
export async function runActions(input: RunActionsInput): Promise<void> {
  for (const action of input.actions) {
    try {
      await runAction(action, input)
    } catch (error) {
      input.report(problemOf(error, action.do))
      return
    }
  }
}
