// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const texts = (xml: string, name: string) => [...parsed(xml).getElementsByTagName(name)].map((one) => one.textContent)

describe('a sitemap', () => {
  it('names each address, and when it changed where that is known', () => {
    const xml = sitemapXml([
      { url: 'https://shop.example/tc-fostay/' },
      { url: 'https://shop.example/tc-fostay/content/1', lastmod: '2026-11-01T09:00:00+08:00' },
    ])
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/tc-fostay/</loc></url><url><loc>https://shop.example/tc-fostay/content/1</loc><lastmod>2026-11-01T09:00:00+08:00</lastmod></url></urlset>\n',
    )
  })

  it('is XML whatever stands in an address', () => {
    const url = `https://shop.example/?a=1&b=<c>"d"'e'`
    expect(sitemapXml([{ url }])).toContain('?a=1&amp;b=&lt;c&gt;&quot;d&quot;&apos;e&apos;')
    expect(texts(sitemapXml([{ url }]), 'loc')).toEqual([url])
  })

  it('of a shop with nothing to list has no address', () => {
    expect(texts(sitemapXml([]), 'loc')).toEqual([])
  })
})

describe('an index of sitemaps', () => {
  it('names each of them', () => {
    const xml = sitemapIndexXml(['https://shop.example/a.xml', 'https://shop.example/b.xml'])
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>')
    expect(texts(xml, 'loc')).toEqual(['https://shop.example/a.xml', 'https://shop.example/b.xml'])
  })
})
