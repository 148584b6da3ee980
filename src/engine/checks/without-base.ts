import type { Catalogues } from './catalogues.ts'

/** An address without the prefix of the site, as the route table has it: /shop/combo -> /combo. */
export function withoutBase(url: string, { site: { base = '' } = {} }: Pick<Catalogues, 'site'>): string {
  return base !== '' && (url === base || url.startsWith(`${base}/`)) ? url.slice(base.length) || '/' : url
}
