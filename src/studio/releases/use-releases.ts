import { useCallback, useEffect, useState } from 'react'
import type { PublishingRules, ReleaseRow } from '../../../schemas/studio/releases.ts'
import { useStudio } from '../session/studio.ts'

interface Releases {
  readonly releases: readonly ReleaseRow[] | undefined
  readonly rules: PublishingRules | undefined
  /** Why they could not be read, in words. */
  readonly failed: string
  readonly load: () => Promise<void>
}

/** The releases as the server has them, and how publishing goes here. */
export function useReleases(): Releases {
  const { call } = useStudio()
  const [found, setFound] = useState<Pick<Releases, 'releases' | 'rules'>>({ releases: undefined, rules: undefined })
  const [failed, setFailed] = useState('')
  const load = useCallback(async () => {
    const answer = await call('releaseList', {})
    if ('reply' in answer) setFound(answer.reply)
    setFailed('failure' in answer ? answer.failure.message : '')
  }, [call])
  useEffect(() => void load(), [load])
  return { ...found, failed, load }
}
