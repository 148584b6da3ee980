import type { PagePayload, PlannedBlock } from '../../../schemas/page/plan.ts'
import { compiledValue } from '../core/compiled.ts'
import { evaluateBlock } from '../core/evaluate-block.ts'
import { isNotThere } from '../core/is-not-there.ts'
import { getOwn } from '../core/get-own.ts'
import { blockScope } from '../core/scope.ts'
import { SCREEN_OPENING } from '../core/screen-page.ts'
import { allBlocks } from '../react/entry.ts'

/**
 * Whether what a page is about is not there: a block that is shown says so (`notFound`); a block has a sentence for that, and the data that it reads could not be found, or all that it
 * asked for by the path of the address came back as nothing; or a module's screen could not be opened for that reason.
 */
export function isMissing({ plan, sources, ...payload }: PagePayload): boolean {
  const scope = blockScope(plan, sources, plan.state)
  const isShown = (block: PlannedBlock) =>
    evaluateBlock(block, scope, (name) => getOwn(sources, name), plan.values).kind === 'ready'
  const isAbsent = (name: string) => {
    const source = sources[name]
    return source?.status === 'failed' && isNotThere(source.code)
  }
  const isNothing = (name: string) => {
    const source = sources[name]
    return source?.status === 'ready' && (source.value ?? null) === null
  }
  const isOfAddress = (name: string) => {
    const source = plan.data[name]
    return (
      source !== undefined && source.when === undefined && compiledValue(source.with ?? {}).roots.includes('params')
    )
  }
  const isOfNothing = (reads: readonly string[]) => {
    const asked = reads.filter(isOfAddress)
    return asked.length > 0 && asked.every(isNothing)
  }
  return (
    isAbsent(SCREEN_OPENING) ||
    plan.blocks.some((block) => block.notFound && isShown(block)) ||
    [...allBlocks({ plan, sources, ...payload })].some(
      ({ onError, reads }) =>
        typeof onError === 'object' && 'notFound' in onError && (reads.some(isAbsent) || isOfNothing(reads)),
    )
  )
}
