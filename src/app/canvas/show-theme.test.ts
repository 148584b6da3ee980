// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showTheme } from './show-theme.ts'

it('[C1] shows both sides of a theme over those of the page, the dark one where the page’s own holds', () => {
  document.head.innerHTML = '<style>:root{--brand:#000000}</style><style media="not all"></style>'
  showTheme(document, { tokens: { brand: '#0A4FA3', 'radius-m': 6 }, dark: { page: '#000010' } })
  const css = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n')
  expect(css).toMatch(/^:root.*--ink: ?#12212e.*--brand: ?#0A4FA3.*--radius-m: ?6px.*^@media not all/ms)
  expect(css).toMatch(/--brand-image: ?none.*--radius-m/s)
  expect(css).toMatch(/@media not all.*html:root.*--page: ?#000010.*--brand-fill: ?#0A4FA3/s)
})
