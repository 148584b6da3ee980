import type { Route } from '../../../schemas/page/route.ts'

/** A page that no route leads to, as one of which the engine itself makes use, is looked at under its name. */
export const routeInstead = (name: string, routes: readonly Route[]): readonly Route[] =>
  routes.some((route) => (route.page ?? route.name) === name)
    ? []
    : [{ name, path: `/${name}`, page: name, title: name, open: true }]
