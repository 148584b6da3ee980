import { snapshot } from 'valtio'
import { useEffect, useState } from 'react'
import { createFlow, type Flow, type FlowParts, useFlow } from './flow.ts'
import type { ScreenTools } from './module.ts'
import { noMemory } from './no-memory.ts'
import type { WidgetMemory } from './widget.ts'

/** What a screen is, by its rules. */
interface ScreenFlowParts<State, Event, Effect> extends Pick<
  FlowParts<State, Event, Effect>,
  'initial' | 'transition'
> {
  /** Makes what does the effects. */
  readonly effects: (tools: ScreenTools, memory: WidgetMemory) => FlowParts<State, Event, Effect>['perform']
  /** The event by which the screen begins, of its address and of what the visit kept. */
  readonly opened: (tools: ScreenTools, memory: WidgetMemory) => Event
}

/**
 * The flow of a module's screen. It begins where its page alone leads it, with the calls that came with the page: the server renders that, and
 * the browser begins with the same. Then it is opened with what the visit kept, and once more each time that it is shown again.
 */
export function useScreenFlow<State extends object, Event, Effect>(
  tools: ScreenTools,
  memory: WidgetMemory,
  parts: ScreenFlowParts<State, Event, Effect>,
): readonly [state: State, send: (event: Event) => void] {
  const [opening] = useState(() => beginScreen(tools, memory, parts))
  useEffect(() => opening.open(), [opening])
  return useFlow(() => opening.flow)
}

interface Opening<State, Event> {
  readonly flow: Flow<State, Event>
  readonly open: () => void
}

function beginScreen<State extends object, Event, Effect>(
  tools: ScreenTools,
  memory: WidgetMemory,
  { initial, transition, effects, opened }: ScreenFlowParts<State, Event, Effect>,
): Opening<State, Event> {
  const { atFirst } = tools
  const before = createFlow({ initial, transition, perform: effects(atFirst, noMemory) })
  before.send(opened(atFirst, noMemory))
  // Shown alone: what it says is on its way was not asked for.
  const shown = snapshot(before.state) as State
  const flow = createFlow({ initial, transition, perform: effects(tools, memory), shown })
  return { flow, open: () => flow.send(opened(tools, memory)) }
}
