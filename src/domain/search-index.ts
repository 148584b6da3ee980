import type { Route } from '../../schemas/page/route.ts'

/** Whether search engines may list what a route shows: what is open to everybody, is no step of an order, and is not kept out by name. */
export const mayBeIndexed = ({
  open,
  login,
  module,
  index,
}: Pick<Route, 'open' | 'login' | 'module' | 'index'>): boolean =>
  open && !login && module === undefined && index !== false
