import type { AssistantHit } from '../../../schemas/domain/assistant.ts'
import { type Step, step } from '../../kit/step.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Answer } from './assistant-api.ts'
import { ASK_SOMETHING, NO_ANSWER } from './messages.ts'

/** A question, and what came of it. */
export interface Turn {
  /** Its number in the conversation. */
  readonly id: number
  readonly question: string
  readonly state: 'asked' | 'answered' | 'failed'
  readonly hits: readonly AssistantHit[]
  /** Why no answer came. */
  readonly reason: string
}

export interface AssistantState {
  readonly text: string
  readonly turns: readonly Turn[]
  /** What others ask. */
  readonly suggestions: readonly string[]
}

/** What the visit keeps. */
interface Kept {
  readonly text: string
  readonly turns: readonly Pick<Turn, 'question' | 'hits'>[]
}

export type AssistantEvent =
  /** `question`: of the address, asked once. */
  | { readonly type: 'opened'; readonly kept: Kept | undefined; readonly question: string }
  | { readonly type: 'suggested'; readonly suggestions: readonly string[] }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked' }
  | { readonly type: 'picked'; readonly question: string }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'cleared' }
  | { readonly type: 'person-wanted' }

export type AssistantEffect =
  | { readonly do: 'suggest' }
  | { readonly do: 'ask'; readonly question: string }
  | { readonly do: 'keep'; readonly kept: Kept }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'hand-over' }

export const emptyAssistant: AssistantState = { text: '', turns: [], suggestions: [] }

/** Questions that the visit keeps. */
const MOST_KEPT = 10
const LONGEST = 100

type Next = Step<AssistantState, AssistantEffect>

/** The rules of SPEC.md. */
export function assistantTransition(state: AssistantState, event: AssistantEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event.kept, event.question)
    case 'suggested':
      return step({ ...state, suggestions: event.suggestions })
    case 'typed':
      return kept({ ...state, text: event.text })
    case 'asked':
      return ask({ ...state, text: '' }, state.text, state)
    case 'picked':
      return ask(state, event.question, state)
    case 'answered':
      return answered(state, event.answer)
    case 'failed':
      return ended(state, { state: 'failed', reason: failureText(event.refusal, NO_ANSWER) ?? NO_ANSWER })
    case 'retried':
      return retried(state)
    case 'cleared':
      return isAsking(state) ? step(state) : kept({ ...state, text: '', turns: [] })
    case 'person-wanted':
      return step(state, { do: 'hand-over' })
  }
}

/** Whether an answer is awaited. */
export const isAsking = ({ turns }: AssistantState): boolean => turns.at(-1)?.state === 'asked'

/** [R1] */
const kept = (state: AssistantState, ...effects: readonly AssistantEffect[]): Next =>
  step(state, { do: 'keep', kept: keptOf(state) }, ...effects)

const keptOf = ({ text, turns }: AssistantState): Kept => ({
  text,
  turns: turns
    .filter((turn) => turn.state === 'answered')
    .slice(-MOST_KEPT)
    .map(({ question, hits }) => ({ question, hits: hits.map(({ price: _price, ...hit }) => hit) })),
})

/** [R1, R5] What was said before stands there again; a question of the address is asked unless it was the last. */
function opened(state: AssistantState, before: Kept | undefined, question: string): Next {
  const turns = (before?.turns ?? []).map((turn, index): Turn => ({
    ...turn,
    id: index + 1,
    state: 'answered',
    reason: '',
  }))
  const next = { ...state, text: before?.text ?? '', turns }
  const wanted = question.trim()
  if (wanted === '' || turns.at(-1)?.question === wanted) return step(next, { do: 'suggest' })
  const asked = ask(next, wanted, next)
  return step(asked.state, { do: 'suggest' }, ...asked.effects)
}

/** [R2] */
function ask(next: AssistantState, text: string, before: AssistantState): Next {
  const question = [...text.trim()].slice(0, LONGEST).join('')
  if (isAsking(before)) return step(before)
  if (question === '') return step(before, { do: 'tell', text: ASK_SOMETHING })
  const id = (next.turns.at(-1)?.id ?? 0) + 1
  const turn: Turn = { id, question, state: 'asked', hits: [], reason: '' }
  return kept({ ...next, turns: [...next.turns, turn] }, { do: 'ask', question })
}

function answered(state: AssistantState, { hits, suggestions }: Answer): Next {
  return ended({ ...state, suggestions }, { state: 'answered', hits })
}

/** [R3] Of the question that was asked last. */
function ended(state: AssistantState, how: Partial<Turn>): Next {
  const last = state.turns.at(-1)
  if (last?.state !== 'asked') return step(state)
  return kept({ ...state, turns: [...state.turns.slice(0, -1), { ...last, ...how }] })
}

/** [R3] The same question again. */
function retried(state: AssistantState): Next {
  const last = state.turns.at(-1)
  if (last?.state !== 'failed') return step(state)
  const turn: Turn = { ...last, state: 'asked', reason: '' }
  return step({ ...state, turns: [...state.turns.slice(0, -1), turn] }, { do: 'ask', question: last.question })
}
