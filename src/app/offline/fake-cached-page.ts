import type { Plan, Sources } from '../../../schemas/page/plan.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import type { CachedPage } from './keeping.ts'

const member = { loggedIn: true, level: 3 } as const

interface Made {
  readonly plan?: Partial<Plan>
  readonly sources?: Sources
  readonly payload?: Partial<CachedPage['payload']>
}

/** A page as the server answers to the app. */
export const cachedPage = ({ plan, sources = {}, payload }: Made = {}): CachedPage => ({
  payload: {
    plan: planWith([], { title: '首页', page: 'home', ...plan }),
    sources,
    theme: 'lantu',
    clockOffset: 0,
    ...payload,
  },
  css: [],
})

/** A page of the member who is logged in. */
export const memberPage = (page: string, sources: Sources, isLoggedIn = true): CachedPage => {
  const base = cachedPage().payload.plan
  const user = isLoggedIn ? member : { loggedIn: false, level: 0 as const }
  return cachedPage({
    plan: { page, title: '订单详情', context: { ...base.context, user } },
    sources,
    payload: { personal: true, behindLogin: true },
  })
}

export const ready = (value: unknown) => ({ status: 'ready', value }) as const
