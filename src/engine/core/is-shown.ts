import type { Audience, Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import { contextRoots } from '../../../schemas/page/context.ts'
import { compiledText } from './compiled.ts'
import { getOwn } from './get-own.ts'
import { linked, noValues, withValues, type Values } from './values.ts'

const known: ReadonlySet<string> = new Set(contextRoots)

/** Whether a shopper is one of those whom an audience names; without one, everybody is. */
export function isForAudience(audience: Audience | undefined, { user, channel, from }: PageContext): boolean {
  if (!audience) return true
  const { login, levels, channels, from: brands } = audience
  return (
    (login === undefined || login === user.loggedIn) &&
    (!levels || levels.includes(user.level)) &&
    (!channels || (channel !== undefined && channels.includes(channel))) &&
    (!brands || (from !== undefined && brands.includes(from)))
  )
}

/** Whether a block stands in the arm of its experiment that the shopper is in; without an experiment it is in all. */
export function isInArm(experiment: Block['experiment'], { flags }: PageContext): boolean {
  return !experiment || getOwn(flags, experiment.name) === experiment.arm
}

/**
 * Whether a condition reads the context alone: then the server answers it for good.
 * @param live keys of the query that the page may still change
 */
export function isDecidable(when: string, live: ReadonlySet<string>, values: Values = noValues): boolean {
  const { roots, paths } = linked(compiledText(when), values)
  const isLiveKey = (key: string | number | undefined) => (key === undefined ? live.size > 0 : live.has(`${key}`))
  return roots.every((root) => known.has(root)) && !paths.some(([root, key]) => root === 'query' && isLiveKey(key))
}

/** The answer of a condition that reads the context alone; undefined when it reads more, or can't be evaluated. */
export function decide(
  when: string,
  context: PageContext,
  live: ReadonlySet<string>,
  values: Values = noValues,
): boolean | undefined {
  if (!isDecidable(when, live, values)) return undefined
  try {
    const { evaluate } = linked(compiledText(when), values)
    return evaluate(withValues((name) => getOwn(context, name), values)) === true
  } catch {
    return undefined
  }
}
