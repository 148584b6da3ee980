import { withoutBase as without } from '../core/base.ts'
import type { Catalogues } from './catalogues.ts'

/** An address without the prefix of the site, as the route table has it: /shop/combo -> /combo. */
export const withoutBase = (url: string, { site }: Pick<Catalogues, 'site'>): string => without(url, site?.base)
