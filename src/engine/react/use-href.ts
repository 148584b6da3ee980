import { useContext } from 'react'
import { withBase } from '../core/base.ts'
import { PageContext } from './page-context.ts'

/** Gives the addresses of links and pictures as browsers ask for them: below the prefix of the site, where it has one. */
export function useHref(): (address: string) => string {
  const { base } = useContext(PageContext).runtime
  return (address) => withBase(address, base)
}
