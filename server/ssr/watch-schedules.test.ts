import { expect, it } from 'vitest'
import { componentText } from '../components/component-text.ts'
import type { Pointer, Published } from '../pages/published.ts'
import type { FileSource } from '../../src/kit/checker.ts'
import { watchSchedules } from './watch-schedules.ts'

const at = (time: string) => Date.parse(`${time}:00+08:00`)
const published = (...lives: readonly object[]): Published => {
  const entries = lives.map((live, place) => ({ id: `${place}`, title: '一条', live }))
  const text = componentText({ componentCode: 'A', componentName: '甲', typeName: '公告', entries })
  const pointer: Pointer = {
    ...{ kind: 'component', name: 'A', hash: '', text, previous: null, fileHash: null, isArchived: false, at: 0 },
  }
  return new Map([['component/A', pointer]])
}

it('[E4] tells once of each moment at which an entry comes or goes, by the shop’s clock', () => {
  let now = at('2026-11-20T08:00')
  const none: readonly FileSource[] = []
  let current = published({ from: '2026-11-20T09:00', until: '2026-11-20T10:00' }, { until: '2026-11-20T07:00' })
  const turned = watchSchedules(
    () => ({ published: current, parts: none }),
    () => now,
  )
  expect(turned()).toBe(false)
  now = at('2026-11-20T09:00')
  expect([turned(), turned()]).toEqual([true, false])
  now = at('2026-11-20T12:00')
  expect([turned(), turned()]).toEqual([true, false])
  current = published({ from: '2026-11-20T13:00' })
  expect(turned()).toBe(false)
  now = at('2026-11-20T13:00')
  expect(turned()).toBe(true)
})

it('tells of each moment at which a block of the site’s header or footer comes or goes', () => {
  let now = at('2026-11-20T08:00')
  const part = (name: string, until: string): FileSource => {
    const blocks = [{ id: 'line', widget: 'line', live: { until } }]
    return { name, file: `pages/parts/${name}.json`, text: JSON.stringify({ blocks }) }
  }
  const parts = [part('agent', '2026-11-20T09:00'), part('site-footer', '2026-11-20T10:00')]
  const serving = { published: published(), parts }
  const turned = watchSchedules(
    () => serving,
    () => now,
  )
  expect(turned()).toBe(false)
  now = at('2026-11-20T09:30')
  expect(turned()).toBe(false)
  now = at('2026-11-20T10:00')
  expect(turned()).toBe(true)
})
