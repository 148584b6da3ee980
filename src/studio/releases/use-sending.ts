import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { useStudio } from '../session/studio.ts'
import { type PublishWay, type Sending, waysOf } from './publish-ways.ts'
import { useReleases } from './use-releases.ts'
import { usualMoment } from './when-field.tsx'

interface SendingForm {
  /** The ways that whoever is signed in has; none until it is known how publishing goes here. */
  readonly ways: readonly PublishWay[]
  /** Releases that a draft can go into. */
  readonly bundles: readonly ReleaseRow[]
  /** The shop's time; '' until it is known. */
  readonly shopNow: string
  readonly sending: Sending
  readonly change: (change: Partial<Sending>) => void
  /** Why it is not known, in words. */
  readonly failed: string
}

/** How a draft is to come into the shop, as it is filled in: the usual way first. */
export function useSending(): SendingForm {
  const { who } = useStudio()
  const { me } = useSnapshot(who)
  const { releases = [], rules, failed } = useReleases()
  const [chosen, setChosen] = useState<Partial<Sending>>({})
  const ways = me && rules ? waysOf(me.operator.role, rules) : []
  const bundles = releases.filter(({ kind, state }) => kind === 'bundle' && (state === 'open' || state === 'failed'))
  const way = chosen.way ?? ways[0] ?? 'now'
  const at = way === 'schedule' ? usualMoment(rules?.shopNow) : ''
  return {
    ...{ ways, bundles, failed, shopNow: rules?.shopNow ?? '' },
    sending: { message: '', name: '', at, bundle: bundles[0], ...chosen, way },
    change: (change) => setChosen({ ...chosen, ...change }),
  }
}
