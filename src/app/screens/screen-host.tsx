import { use, useContext, useEffect, useState } from 'react'
import type { Channel } from '../../../schemas/domain/channels.ts'
import type { Viewer } from '../../../schemas/page/context.ts'
import type { ActionTools } from '../../kit/action.ts'
import { isCallProblem } from '../../kit/call.ts'
import type { ScreenComponent, ScreenTools } from '../../kit/module.ts'
import { openingKey, SCREEN_OPENING } from '../../engine/core/screen-page.ts'
import { PageContext } from '../../engine/react/page-context.ts'
import { isAnother, type PageStore } from '../../engine/react/page-store.ts'
import type { PageRuntime, WidgetComponent } from '../../engine/react/page-runtime.ts'
import { NOT_LOGGED_IN } from '../../kit/failed-call.ts'
import { resolvedReply } from '../../kit/resolved-reply.ts'
import { signed } from '../../engine/react/pressed.ts'
import { hereInShop } from '../navigation/here.ts'

/** A module's screen with its tools, as the engine renders it: in the place of a widget. The server renders it without any. */
export function hostScreen(Screen: ScreenComponent): WidgetComponent {
  return function HostedScreen(props) {
    const { store, runtime } = useContext(PageContext)
    const channel = pageChannel(store)
    if (runtime.server) return <Screen channel={channel} tools={toolsAtFirst(store)} {...props} />
    return <BrowserScreen Screen={Screen} store={store} runtime={runtime} {...props} />
  }
}

/** What came with a page for its screen, by the call. It goes once the screen has begun: from then on it may be old. */
const openingOf = (store: PageStore) =>
  store.firstSource(SCREEN_OPENING) as { value?: Readonly<Record<string, unknown>> } | undefined

type BrowserScreenProps = Parameters<WidgetComponent>[0] & {
  readonly Screen: ScreenComponent
  readonly store: PageStore
  readonly runtime: PageRuntime
}

/** Waits for the code of tools inside the block's Suspense: what the server made of the screen stays till then. */
function BrowserScreen({ Screen, store, runtime, ...props }: BrowserScreenProps) {
  const actionTools = use(runtime.tools())
  const [tools] = useState(() => screenTools(store, actionTools))
  // The screen's own effects, which ask first, have run by then.
  useEffect(() => void delete openingOf(store)?.value, [store])
  return <Screen {...props} channel={tools.channel} tools={tools} />
}

/** An answer that does not come, and holds nobody who waits for it. */
const never: PromiseLike<never> = { then: () => never as PromiseLike<never> as never }
const neverAnswer = () => never

/** What a screen may do before it is alive: it knows its page. */
function toolsAtFirst(store: PageStore): ScreenTools {
  const { params } = store.plan.context
  const known: Partial<ScreenTools> = {
    ...{ params, channel: pageChannel(store) },
    call: (name, args) => openingReply(store, name, args) ?? never,
    query: () => store.firstScope('query') as Readonly<Record<string, string>>,
    publish: (values) => store.publishFirst(values),
    onOtherViewer: () => () => undefined,
  }
  const tools: ScreenTools = new Proxy(known as ScreenTools, {
    get: (own, name) => (name === 'atFirst' ? tools : (Reflect.get(own, name) ?? neverAnswer)),
  })
  return tools
}

/** What the server asked for in the screen's place. */
function openingReply(store: PageStore, name: string, args: object): PromiseLike<unknown> | undefined {
  const reply = openingOf(store)?.value?.[openingKey(name, args)]
  return reply === undefined ? undefined : resolvedReply(reply)
}

function screenTools(store: PageStore, tools: ActionTools): ScreenTools {
  const { params } = store.plan.context
  return {
    ...tools,
    params,
    channel: pageChannel(store),
    atFirst: toolsAtFirst(store),
    call: (...asked) => openingReply(store, asked[0], asked[1]) ?? called(tools, ...asked),
    query: () => store.scope('query') as Readonly<Record<string, string>>,
    publish: (values) => store.publish(values),
    onOtherViewer(listener) {
      let viewer = store.scope('viewer') as Viewer
      return store.subscribe([['viewer']], () => {
        const before = viewer
        viewer = store.scope('viewer') as Viewer
        if (isAnother(before, viewer)) listener()
      })
    },
  }
}

/**
 * A screen behind the login whose login is gone leads back to it, and here again; the call is refused all the same. What was tapped for it shows
 * that it is under way.
 */
async function called(tools: ActionTools, ...asked: Parameters<ActionTools['call']>): Promise<unknown> {
  try {
    return await signed(globalThis.event, tools.call(...asked))
  } catch (error) {
    if (isCallProblem(error) && error.code === NOT_LOGGED_IN) void tools.channelLogin(hereInShop())
    throw error
  }
}

/** The shop has channels, so each of its pages has one. */
const pageChannel = ({ plan }: PageStore): Channel => plan.context.channel as Channel
