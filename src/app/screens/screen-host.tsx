import { use, useContext, useState } from 'react'
import type { ActionTools } from '../../kit/action.ts'
import { isCallProblem } from '../../kit/call.ts'
import type { ScreenComponent, ScreenTools } from '../../kit/module.ts'
import { PageContext } from '../../page/react/page-context.ts'
import type { PageStore } from '../../page/react/page-store.ts'
import type { PageRuntime, WidgetComponent } from '../../page/react/page-runtime.ts'
import { NOT_LOGGED_IN } from '../../kit/failed-call.ts'
import { hereInShop } from '../navigation/here.ts'

/** A module's screen with its tools, as the engine renders it: in the place of a widget. The server renders it without any. */
export function hostScreen(Screen: ScreenComponent): WidgetComponent {
  return function HostedScreen(props) {
    const { store, runtime } = useContext(PageContext)
    const { channel } = store.plan.context
    if (runtime.serverBlocks) return <Screen channel={channel} {...props} />
    return <BrowserScreen Screen={Screen} store={store} runtime={runtime} {...props} />
  }
}

type BrowserScreenProps = Parameters<WidgetComponent>[0] & {
  readonly Screen: ScreenComponent
  readonly store: PageStore
  readonly runtime: PageRuntime
}

/** Waits for the code of tools inside the block's Suspense: what the server made of the screen stays till then. */
function BrowserScreen({ Screen, store, runtime, ...props }: BrowserScreenProps) {
  const actionTools = use(runtime.tools())
  const [tools] = useState(() => screenTools(store, actionTools))
  return <Screen {...props} channel={tools.channel} tools={tools} />
}

function screenTools(store: PageStore, tools: ActionTools): ScreenTools {
  const { params, channel } = store.plan.context
  return {
    ...tools,
    params,
    channel,
    call: withLogin(tools),
    query: () => store.scope('query') as Readonly<Record<string, string>>,
    publish: (values) => store.publish(values),
  }
}

/** A screen behind the login whose login is gone leads back to it, and here again; the call is refused all the same. */
function withLogin(tools: ActionTools): ActionTools['call'] {
  return async (...call) => {
    try {
      return await tools.call(...call)
    } catch (error) {
      if (isCallProblem(error) && error.code === NOT_LOGGED_IN) void tools.channelLogin(hereInShop())
      throw error
    }
  }
}
