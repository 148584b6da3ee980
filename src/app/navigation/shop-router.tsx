import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { ShopHistory } from './history.ts'

interface ShopRouterProps {
  readonly history: ShopHistory
  readonly children: ReactNode
}

/**
 * The router on the shop's own history. The place is not changed in a transition: that waits for every block to hydrate, also for those that
 * do so only when they are near, and a shopper at the top of a long page would never see the next one.
 */
export function ShopRouter({ history, children }: ShopRouterProps): ReactNode {
  const [{ location, how }, setHere] = useState(history.here)
  useLayoutEffect(() => history.listen(() => setHere(history.here())), [history])
  return (
    <Router basename={SHOP_BASE} location={location} navigationType={how} navigator={history}>
      {children}
    </Router>
  )
}
