import type { PagePayload } from '../../../schemas/page/plan.ts'
import { isNotThere } from '../../page/core/is-not-there.ts'
import { allBlocks } from '../entry.ts'

/** Whether what a page is about is not there: a block has a sentence for that, and the data that it reads could not be found. */
export function isMissing(payload: PagePayload): boolean {
  const isAbsent = (name: string) => {
    const source = payload.sources[name]
    return source?.status === 'failed' && isNotThere(source.code)
  }
  return [...allBlocks(payload)].some(
    ({ onError, reads }) => typeof onError === 'object' && 'notFound' in onError && reads.some(isAbsent),
  )
}
