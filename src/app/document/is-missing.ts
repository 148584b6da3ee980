import type { PagePayload } from '../../../schemas/page/plan.ts'
import { compiledValue } from '../../page/core/compiled.ts'
import { isNotThere } from '../../page/core/is-not-there.ts'
import { SCREEN_OPENING } from '../screens/screen-host.tsx'
import { allBlocks } from '../entry.ts'

/**
 * Whether what a page is about is not there: a block has a sentence for that, and the data that it reads could not be found, or all that it
 * asked for by the path of the address came back as nothing; or a module's screen could not be opened for that reason.
 */
export function isMissing({ plan, sources, ...payload }: PagePayload): boolean {
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
    [...allBlocks({ plan, sources, ...payload })].some(
      ({ onError, reads }) =>
        typeof onError === 'object' && 'notFound' in onError && (reads.some(isAbsent) || isOfNothing(reads)),
    )
  )
}
