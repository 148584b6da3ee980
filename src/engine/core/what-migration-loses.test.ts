import { describe, expect, it } from 'vitest'
import { lostProps } from './what-migration-loses.ts'

type Props = Readonly<Record<string, unknown>>

describe('[R2] what a migration loses', () => {
  it.each<[string, Props, Props, readonly string[]]>([
    ['a text in a list', { items: [{ title: '海', note: '含早' }] }, { items: [{ title: '海' }] }, ['items']],
    ['one of two texts of a setting', { card: { title: '海', note: '含早' } }, { title: '海' }, ['card']],
    ['an entry of a list', { items: ['海', '山'] }, { items: ['海'] }, ['items']],
    ['a whole list but its first', { items: [{ at: '海' }, { at: '山' }] }, { item: { at: '海' } }, ['items']],
    ['a number in a list', { items: [{ title: '海', max: 3 }] }, { items: [{ title: '海' }] }, ['items']],
    ['a switch in a setting', { card: { title: '海', wide: true } }, { card: { title: '海' } }, ['card']],
    ['a text that stands in another one', { text: '夏天', hint: '夏' }, { text: '夏天' }, ['hint']],
    ['a number in digits of another setting', { text: '2025', year: '5' }, { text: '2025' }, ['year']],
    ['an empty setting', { text: '海', hint: null }, { text: '海' }, ['hint']],
  ])('is told: %s', (_what, before, after, lost) => {
    expect(lostProps(before, after)).toEqual(lost)
    expect(lostProps(before, after, lost), 'what it names it may take away').toEqual([])
  })

  it.each<[string, Props, Props]>([
    ['a setting gets another name', { title: '海' }, { heading: '海' }],
    ['names change in a list', { items: [{ text: '海', n: 1 }] }, { items: [{ title: '海', count: 1 }] }],
    ['two become one text', { title: '海', tail: '边' }, { text: '海 · 边' }],
    ['a text gets brackets', { text: '海' }, { text: '[海]' }],
    ['a setting is spread', { card: { title: '海', max: 3 } }, { title: '海', max: 3 }],
    ['settings are put into one', { title: '海', max: 3 }, { card: { title: '海', max: 3 } }],
    ['a list is put in order', { items: ['海', '山'] }, { items: ['山', '海'] }],
    ['a number is counted otherwise', { price: 12 }, { cents: 1200 }],
    ['a word of a choice becomes another', { side: 'left', text: '海' }, { side: 'start', text: '海' }],
    ['the same stood twice', { title: '海', heading: '海' }, { heading: '海' }],
    ['a choice in a list becomes another', { items: [{ side: 'left' }] }, { items: [{ side: 'start' }] }],
  ])('is nothing where %s', (_what, before, after) => {
    expect(lostProps(before, after)).toEqual([])
  })
})
