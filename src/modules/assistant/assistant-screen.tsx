import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { assistantEffects, conversation } from './assistant-effects.ts'
import {
  type AssistantEffect,
  type AssistantEvent,
  type AssistantState,
  assistantTransition,
  emptyAssistant,
  isAsking,
} from './assistant-flow.ts'
import { AskBar } from './parts/ask-bar.tsx'
import { Conversation } from './parts/conversation.tsx'

/** B2.9: questions, and what the shop answers. */
export default function AssistantScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<AssistantState, AssistantEvent, AssistantEffect>(tools, memory, {
    initial: emptyAssistant,
    transition: assistantTransition,
    effects: assistantEffects,
    opened: (page, visit) => ({
      type: 'opened',
      kept: conversation.read(visit),
      question: page.query().question ?? '',
    }),
  })
  const { text, turns, suggestions } = state
  usePublished(tools, { count: turns.length })
  return (
    <>
      {slots.top}
      <div data-part="conversation">
        <Conversation
          {...{ turns, suggestions }}
          onPick={(question) => send({ type: 'picked', question })}
          onRetry={() => send({ type: 'retried' })}
          onClear={() => send({ type: 'cleared' })}
        />
      </div>
      {slots.end}
      <div data-part="ask">
        <AskBar
          {...{ text, isBusy: isAsking(state) }}
          onType={(typed) => send({ type: 'typed', text: typed })}
          onSubmit={() => send({ type: 'asked' })}
          onPerson={() => send({ type: 'person-wanted' })}
        />
      </div>
    </>
  )
}
