// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { planWith } from '../../engine/react/fake-page.tsx'
import { findShown, nowAlive, shownById } from './alive.ts'
import type { Entry } from '../../engine/react/entry.ts'

const page = (title: string, keepAlive: boolean) => ({ payload: { plan: planWith([], { title, keepAlive }) } }) as Entry
const titles = (alive: readonly Entry[]) => alive.map(({ payload }) => payload.plan.title)

describe('the mounted pages', () => {
  const [home, list, combo, story] = [page('home', true), page('list', true), page('combo', true), page('story', true)]
  const detail = page('detail', false)

  it('keep what was left if its route says so, else they let it go', () => {
    expect(titles(nowAlive([home], detail))).toEqual(['home', 'detail'])
    expect(titles(nowAlive([home, detail], list))).toEqual(['home', 'list'])
  })

  it('are three at most; the one left longest ago goes first', () => {
    expect(titles(nowAlive([home, list, combo], story))).toEqual(['list', 'combo', 'story'])
  })

  it('hold each page once: one gone back to is the last shown', () => {
    expect(titles(nowAlive([home, list, combo], home))).toEqual(['list', 'combo', 'home'])
  })
})

describe('a look-up in the document', () => {
  it('finds what is on the page on the screen, never what is on a page kept behind it', () => {
    document.body.innerHTML = `
      <div data-left><p data-block="deals" id="rules">old</p><p id="gone"></p></div>
      <div><p data-block="deals" id="rules">new</p></div>`
    expect(findShown('[data-block="deals"]')?.textContent).toBe('new')
    expect(shownById('rules')?.textContent).toBe('new')
    expect(shownById('gone')).toBeUndefined()
  })
})
