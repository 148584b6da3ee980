import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Context } from '../../command.ts'
import type { Remote } from '../../remote/client.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { isMap, parsed } from '../../../src/kit/json.ts'

/** What a new page begins with: where it is found, and what the address is called. */
export type NewRoute = Pick<Route, 'path' | 'title'>

/** What a new page's address may say; the rest is added when it serves. */
const PLAIN = new Set(['name', 'path', 'title', 'open', 'page'])

/** The address of a new page as routes/<name>.json has it; a sentence where it can't begin so; undefined where there is no such file. */
export async function newRouteOf(
  folder: PulledFolder,
  name: string,
  { say }: Context,
): Promise<NewRoute | string | undefined> {
  const text = await folder.read({ kind: 'route', name })
  if (text === undefined) return undefined
  const route = parsed(text)
  if (!isMap(route) || typeof route.path !== 'string' || typeof route.title !== 'string') return say('push.plainRoute')
  const { name: own, page = name, open } = route
  const isPlain = own === name && page === name && open === true && Object.keys(route).every((key) => PLAIN.has(key))
  return isPlain ? { path: route.path, title: route.title } : say('push.plainRoute')
}

/**
 * Why the file of an address that the server does not have can't be sent; undefined: it goes with its new page, as that is sent or waits
 * on the server.
 */
export async function refuseRoute(
  remote: Remote,
  folder: PulledFolder,
  { name }: ItemId,
  context: Context,
): Promise<string | undefined> {
  const page = { kind: 'page', name } as const
  const wanted = await newRouteOf(folder, name, context)
  const waiting = (await remote.find(page))?.draft?.route
  if (waiting === undefined)
    return (await folder.read(page)) !== undefined && (await remote.find(page)) === undefined
      ? undefined
      : context.say('push.noItem')
  if (typeof wanted === 'string') return wanted
  return wanted?.path === waiting.path ? undefined : context.say('push.otherRoute', { path: String(waiting.path) })
}

/** The address as the server keeps it becomes the file: after a publish nothing of it is another. */
export async function noteRoute(folder: PulledFolder, name: string, route: object): Promise<void> {
  const item = { kind: 'route', name } as const
  const text = `${JSON.stringify(route, undefined, 2)}\n`
  await folder.write(item, text)
  folder.note(item, { text, from: 'pushed' })
}

/** The same for a page that the server has already, where a push that began it was cut off before it knew. */
export async function noteWaitingRoute(folder: PulledFolder, name: string, route: object): Promise<void> {
  const item = { kind: 'route', name } as const
  const own = parsed((await folder.read(item)) ?? '')
  if (!folder.origin(item) && isMap(own) && isMap(route) && own.path === route.path)
    await noteRoute(folder, name, route)
}
