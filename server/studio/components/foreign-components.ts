import type { ItemId } from '../../../schemas/studio/item.ts'
import type { ItemDeps } from '../studio-deps.ts'
import { refuseStudio, type StudioRefusal } from '../studio-refusal.ts'

/** Why a page component can't be changed: shoppers get those of the backend that answers the mall's calls [E8]. */
export const foreignWords = '商城的调用由另一个后台回答（API_BASE），页面组件在那个后台里改'

/** Refuses to change a page component that shoppers would not get from here. */
export const refuseForeign = (
  { isOwnMall }: Pick<ItemDeps, 'isOwnMall'>,
  { kind }: Pick<ItemId, 'kind'>,
): StudioRefusal<'not-here'> | undefined =>
  kind === 'component' && !isOwnMall ? refuseStudio('not-here', foreignWords) : undefined
