import { addressTarget } from '../../domain/visit/content-target.ts'

/** A shop address without the prefix; undefined for what is none: after a login nobody is sent to another site. */
export function shopPath(address: string | null | undefined): string | undefined {
  const { kind, to } = addressTarget(address)
  return kind === 'page' && to && !/^\/login(?:[/?#]|$)/.test(to) ? to : undefined
}

/** An address, whole or of the shop, without the login that it lends. */
export function withoutTokens(address: string): string {
  const [, before = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  const query = new URLSearchParams(search)
  for (const name of ['token', 'accessToken', 'refreshToken']) query.delete(name)
  return `${before}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`
}
