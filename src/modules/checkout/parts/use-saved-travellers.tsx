import { useEffect, type ReactNode } from 'react'
import type { SavedTraveller } from '../../../../schemas/domain/traveller.ts'
import { valuesOf } from '../../../domain/order/traveller-form.ts'
import { createFlow, useFlow } from '../../../kit/flow.ts'
import type { ScreenTools } from '../../../kit/module.ts'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { withTraveller } from '../checkout-draft.ts'
import { travellersEffects } from '../travellers-effects.ts'
import {
  closedTravellers,
  type TravellersEvent,
  type TravellersState,
  travellersTransition,
} from '../travellers-flow.ts'
import type { FormView } from './form-view.ts'

interface SavedTravellers {
  /** Opens the list for the traveller at a place. */
  readonly open: (place: number) => void
  /** Stands beside the form, since it has a form of its own. */
  readonly sheet: ReactNode
}

const loadSheet = () => import('./saved-sheet.tsx')

/** The list of those whom a member keeps, to fill in a traveller from it. It is asked for where somebody travels. */
export function useSavedTravellers(tools: ScreenTools, form: FormView): SavedTravellers {
  const [state, send] = useFlow<TravellersState, TravellersEvent>(() =>
    createFlow({ initial: closedTravellers, transition: travellersTransition, perform: travellersEffects(tools) }),
  )
  const { Part: SavedSheet, fetch } = useLazyPart(loadSheet)
  const { plan, draft, change } = form
  const isWanted = plan.template !== undefined
  useEffect(() => {
    if (isWanted) send({ type: 'wanted' })
  }, [isWanted, send])
  const { place } = state
  const pick = (traveller: SavedTraveller) => {
    const values = valuesOf(plan.template?.items ?? [], traveller)
    change({ travellers: withTraveller(draft.travellers, place ?? 0, values) })
    send({ type: 'closed' })
  }
  return {
    open(at) {
      fetch()
      send({ type: 'opened', place: at })
    },
    sheet: place !== undefined && SavedSheet && <SavedSheet {...{ state, send }} onPick={pick} />,
  }
}
