import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { PageAnswer } from './navigation.ts'

/** Something answered, and it was no page: the network is not to blame. */
export class NoPage extends Error {}

/** Asks the server for a page as data instead of HTML. Rejects when it gives none. */
export async function fetchPage(href: string): Promise<PageAnswer> {
  const response = await fetch(`${SHOP_BASE}/_page?href=${encodeURIComponent(href)}`, {
    headers: { accept: 'application/json' },
  })
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new NoPage(`No page for ${href}: ${response.status}`)
  return (await response.json()) as PageAnswer
}
