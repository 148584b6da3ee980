import type { Action, ActionName } from '../../../schemas/page/action.ts'
import { STOP } from '../../kit/action.ts'
import type { ActionCatalogue, ActionTools } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { NOT_LOGGED_IN } from '../../kit/failed-call.ts'
import { compiledText, compiledValue } from './compiled.ts'
import { ExpressionLimitError, ExpressionSyntaxError } from './expressions/index.ts'
import type { Scope } from './expressions/index.ts'
import { getOwn } from './get-own.ts'
import { omitNullish } from './omit-nullish.ts'

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
  /** An action needs a login that is not there (`tools.requireLogin` or `requirePhone` said so): told of what is left, once, before the chain ends. */
  readonly paused?: (rest: ActionRest) => void
}

/** What is left of a chain, as JSON: run as it is, it goes on where the chain ended. */
export interface ActionRest {
  /** The action that needs the login, and those after it. */
  readonly actions: readonly Action[]
  /** What the event brought. */
  readonly event: unknown
  /** B5: somebody is logged in, whose phone is not known. */
  readonly needs?: 'phone'
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
  'set-query': [],
  'load-more': ['data'],
  reload: [],
  'scroll-to': ['block'],
  'open-popup': ['popup'],
  'close-popup': [],
  ask: ['title', 'yes', 'no'],
  'copy-text': ['text'],
  submit: ['endpoint'],
  'require-login': [],
  'channel-login': [],
  logout: [],
  'online-service': ['service'],
  track: ['event'],
  share: ['title'],
}

type Args = Readonly<Record<string, unknown>>
type Outcome = void | typeof STOP
type Run = (args: Args, tools: ActionTools) => Outcome | Promise<Outcome>

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

/** `with` of a submit leaves out what came out null, as that of a data entry does. */
function present(name: string, given: Args): Args {
  if (name === 'set-state') return given
  const args = omitNullish(given)
  return isMap(args.with) ? { ...args, with: omitNullish(args.with) } : args
}

const isMap = (value: unknown): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value)

function argumentsOf({ do: name, when: _when, ...written }: Action, scope: Scope): Args {
  const args = present(name, compiledValue(written).evaluate(scope) as Args)
  const lacking = getOwn(neededArguments, name)?.find((key) => (getOwn(args, key) ?? '') === '')
  if (lacking) throw new ActionRefusal('missing-argument', `${name} has no value for ${lacking}`)
  return args
}

async function runAction(action: Action, tools: ActionTools, { scope, catalogue }: RunActionsInput): Promise<Outcome> {
  const run = getOwn(catalogue, action.do) as Run | undefined
  if (!run) throw new ActionRefusal('unknown-action', `There is no action ${action.do}`)
  if (action.when !== undefined && compiledText(action.when).evaluate(scope) !== true) return undefined
  return run(argumentsOf(action, scope), tools)
}

/** The tools of one action: when it asks for a login that is not there, `pause` is told. */
function withLogin(tools: ActionTools, pause: (needs?: 'phone') => void): ActionTools {
  const asked = (isThere: () => boolean, needs?: 'phone') => () => {
    const isFine = isThere()
    if (!isFine) pause(needs)
    return isFine
  }
  return {
    ...tools,
    requireLogin: asked(tools.requireLogin),
    requirePhone: asked(tools.requirePhone, 'phone'),
  }
}

/**
 * Runs the actions of an event, one after the other, with their expressions evaluated; one whose `when` is not true is passed over.
 * An action that is unknown, lacks an argument or fails is reported and ends the chain; one that gives STOP, or needs a login that is
 * not there, ends it, and that is all. Never rejects.
 */
export async function runActions(input: RunActionsInput): Promise<void> {
  const { actions, scope, tools } = input
  let isPaused = false
  for (const [at, action] of actions.entries()) {
    const pause = (needs?: 'phone') => {
      const rest = { actions: actions.slice(at), event: scope('event'), ...(needs && { needs }) }
      if (!isPaused) input.paused?.(rest)
      isPaused = true
    }
    try {
      const outcome = await runAction(action, withLogin(tools, pause), input)
      if (isPaused || outcome === STOP) return
    } catch (error) {
      // A call found that the login is over: the chain goes on from its action, as from one that asked for it.
      const problem = problemOf(error, action.do)
      if (problem.code === NOT_LOGGED_IN) pause()
      else input.report(problem)
      return
    }
  }
}
