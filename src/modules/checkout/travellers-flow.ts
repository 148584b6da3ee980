import type { Passenger, SavedTraveller } from '../../../schemas/domain/traveller.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Refusal } from '../../kit/refusal.ts'

/** Those whom a member keeps to travel again, and the sheet that shows them. */
export interface TravellersState {
  /** Nothing before they are known. */
  readonly saved?: readonly SavedTraveller[]
  /** The traveller of the form who is to be filled in: the sheet is open. */
  readonly place?: number
  /** Who is changed, or somebody new. */
  readonly edited?: SavedTraveller | 'new'
  /** Something is being changed of what is kept. */
  readonly isBusy: boolean
  /** It is what the open editor says: once it is kept, that editor closes. */
  readonly isEditorSent: boolean
}

export type TravellersEvent =
  | { readonly type: 'wanted' }
  | { readonly type: 'loaded'; readonly saved: readonly SavedTraveller[] }
  | { readonly type: 'opened'; readonly place: number }
  | { readonly type: 'closed' }
  | { readonly type: 'edit-opened'; readonly edited: SavedTraveller | 'new' }
  | { readonly type: 'edit-closed' }
  | { readonly type: 'save-pressed'; readonly traveller: Passenger }
  | { readonly type: 'forget-pressed'; readonly id: string }
  | { readonly type: 'kept' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type TravellersEffect =
  | { readonly do: 'load' }
  | { readonly do: 'create'; readonly traveller: Passenger }
  | { readonly do: 'update'; readonly traveller: SavedTraveller }
  | { readonly do: 'forget'; readonly id: string }
  | { readonly do: 'tell'; readonly text: string }

export const closedTravellers: TravellersState = { isBusy: false, isEditorSent: false }

type Next = Step<TravellersState, TravellersEffect>

/** [R12] of SPEC.md. */
export function travellersTransition(state: TravellersState, event: TravellersEvent): Next {
  switch (event.type) {
    case 'wanted':
      return step(state, { do: 'load' })
    case 'loaded':
      return step({ ...state, saved: event.saved })
    case 'opened':
      return opened({ ...state, place: event.place })
    case 'closed':
      return step(withoutSheet(state))
    case 'edit-opened':
      return step({ ...state, edited: event.edited })
    case 'edit-closed':
      return step(withoutEditor(state))
    case 'save-pressed':
      return savePressed(state, event.traveller)
    case 'forget-pressed':
      return state.isBusy ? step(state) : step({ ...state, isBusy: true }, { do: 'forget', id: event.id })
    case 'kept':
      return step({ ...(state.isEditorSent ? withoutEditor(state) : state), isBusy: false }, { do: 'load' })
    case 'refused':
      return step({ ...state, isBusy: false, isEditorSent: false }, { do: 'tell', text: event.refusal.message })
  }
}

/** Who could not be had before is asked for again. */
const opened = (state: TravellersState): Next => (state.saved ? step(state) : step(state, { do: 'load' }))

/** Who opens another one meanwhile keeps it, though the answer for this one comes late. */
const withoutEditor = ({ edited: _edited, ...state }: TravellersState): TravellersState => ({
  ...state,
  isEditorSent: false,
})

const withoutSheet = ({ place: _place, ...state }: TravellersState): TravellersState => withoutEditor(state)

function savePressed(state: TravellersState, traveller: Passenger): Next {
  const { edited, isBusy } = state
  if (isBusy || edited === undefined) return step(state)
  const effect: TravellersEffect =
    edited === 'new' ? { do: 'create', traveller } : { do: 'update', traveller: { ...traveller, id: edited.id } }
  return step({ ...state, isBusy: true, isEditorSent: true }, effect)
}
