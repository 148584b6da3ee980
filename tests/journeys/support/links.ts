import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RouteTable } from '../../../schemas/page/route.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { matchRoute } from '../../../src/engine/core/match-route.ts'

const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable

const MEDIA = `${SHOP_BASE}/media/`

/** Links of the page that lead nowhere: into the shop by an address that the route table lacks, to a missing picture or place, or not at all. */
export async function deadLinks(page: Page): Promise<string[]> {
  const links = await page.locator('a').evaluateAll((found) =>
    found.map((link) => {
      const { protocol, origin, pathname, search, hash } = link as HTMLAnchorElement
      const isHere = origin === location.origin && pathname === location.pathname && search === location.search
      return {
        written: link.getAttribute('href'),
        protocol,
        /** A file that the link holds itself. */
        isFile: link.hasAttribute('download') && protocol === 'data:',
        /** The address within this origin. */
        path: origin === location.origin ? pathname + search : undefined,
        isPlace: isHere && hash !== '',
        hasPlace: hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
      }
    }),
  )
  const dead = links.filter(({ written, protocol, isFile, path, isPlace, hasPlace }) => {
    if (isFile) return false
    if (!written || written === '#') return true
    if (isPlace) return !hasPlace
    if (path === undefined) return !['https:', 'tel:', 'mailto:', 'sms:'].includes(protocol)
    return !isKnown(path)
  })
  return [...new Set(dead.map(({ written }) => String(written)))]
}

function isKnown(path: string): boolean {
  if (path.startsWith(MEDIA)) return existsSync(`sandbox/media/${path.slice(MEDIA.length).split('?')[0]}`)
  if (path !== SHOP_BASE && !path.startsWith(`${SHOP_BASE}/`)) return path.startsWith('/sandbox/')
  return matchRoute(routes, path.slice(SHOP_BASE.length) || '/') !== undefined
}
