import type { StudioCallName } from '../../../schemas/studio/contracts.ts'
import type { StudioHandler } from '../studio-route.ts'
import { StudioRefusal } from '../studio-refusal.ts'
import type { ItemDeps } from '../studio-deps.ts'

/**
 * Asks the store for news before there is no such item. A new page that is just published has no draft any more, and this instance may not have
 * heard yet that it is live: to the one who has it open it was never gone.
 */
export const lookAgain =
  <Name extends StudioCallName>({ store }: Pick<ItemDeps, 'store'>, handle: StudioHandler<Name>): StudioHandler<Name> =>
  async (input) => {
    const answer = await handle(input)
    if (!(answer instanceof StudioRefusal) || answer.code !== 'no-such-item') return answer
    await store.refresh()
    return handle(input)
  }
