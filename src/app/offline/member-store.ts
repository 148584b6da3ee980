import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** The one store that holds what is a member's own: there exactly while somebody is logged in. */
export const MEMBER_STORE = 'pagoda-member'

/** Its entry that says whose it is, by a number that means nothing. */
export const OWNER = `${SHOP_BASE}/_owner`

/**
 * Who logs in gets a store for what the worker keeps of theirs; it goes with all that is in it when nobody is logged in any more, or, before
 * the next one opens, when somebody else is. The stores carry both out in the order in which they were asked.
 */
export async function followLogin(isLoggedIn: boolean): Promise<void> {
  try {
    if (!isLoggedIn) return void (await caches.delete(MEMBER_STORE))
    const store = await caches.open(MEMBER_STORE)
    if (!(await store.match(OWNER)))
      await store.put(OWNER, new Response(crypto.getRandomValues(new Uint32Array(4)).join()))
  } catch {
    // A browser that has no stores, or lets nobody use them, keeps nothing.
  }
}
