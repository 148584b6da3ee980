import type { Route } from '../../../schemas/page/route.ts'
import type { Change } from '../judging/check-context.ts'

/** A route as an item of its own: its text is what is added to the table. */
export const routeChange = (route: Route): Change & { readonly text: string } => ({
  ...{ kind: 'route', name: route.name },
  text: `${JSON.stringify(route, undefined, 2)}\n`,
})
