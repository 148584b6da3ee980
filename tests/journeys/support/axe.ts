import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'

/** Its minified build: half as much for a page to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, each with its rule and its place. axe runs in the page itself: @axe-core/playwright opens a second page for
 * every question, which takes six times the work, to reach frames that the shop has none of.
 * @param except rules that this page may break, for a reason that its test says
 * @param frames a selector of frames whose pages are asked on their own elsewhere
 */
export async function violations(
  page: Page,
  { except = [], frames }: { except?: string[]; frames?: string } = {},
): Promise<string[]> {
  if (page.frames().length > 1 && frames === undefined)
    throw new Error('The page has frames, which axe must be run in one by one')
  await page.evaluate(AXE)
  return page.evaluate(
    async ({ tags, rules, apart }) => {
      const { violations: found } = await window.axe.run(apart, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
      })
      // A day of a calendar shows 22 入住 and is called 11月22日 周日，入住: the same words, which axe wants letter by letter.
      const isDay = (id: string, place: string) =>
        id === 'label-content-name-mismatch' && document.querySelector(place)?.closest('[role="grid"]') !== null
      return found.flatMap(({ id, help, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter((place) => !isDay(id, place))
          .map((place) => `${id}: ${help} (${place})`),
      )
    },
    {
      tags: RULES,
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      // The frames' own contents are left out, the frames themselves are not.
      apart: frames === undefined ? { include: ['html'] } : { include: ['html'], exclude: [[frames, 'html']] },
    },
  )
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
