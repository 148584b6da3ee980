import { describe, expect, it } from 'vitest'
import type { Json, JsonMap } from '../document/index.ts'
import { componentsOf, dataShownBy, readsComponents } from './shown-data.ts'

const named = { type: 'string', names: 'component' }
const endpoints = {
  pageComponents: { title: '页面组件', with: { properties: { codes: { ...named, type: 'array' } } } },
  pageComponent: { title: '页面组件', with: { properties: { code: named } } },
  weather: { title: '天气', with: { properties: { city: { type: 'string' } } } },
}
const componentsBehind = (value: Json, page: JsonMap, known: readonly string[]) =>
  componentsOf(
    dataShownBy(value, page).filter((source) => readsComponents({ endpoints }, source)),
    known,
  )

const codes = ['TOP', 'YT3_BANNER', 'YT3_BANNER_SPICE', 'MENU', 'GOODS', 'OTHER']
const from = (...codes: readonly string[]) => ({ from: 'pageComponents', with: { codes } })
const rest = {
  data: {
    top: from('TOP'),
    banner: from("{{ from == 'lantu' ? 'YT3_BANNER' : 'YT3_BANNER_' + upper(from) }}"),
    menu: from('MENU'),
    goods: from("{{ default(menu.componentContents[state.tab].subtitle, 'GOODS') }}"),
    weather: { from: 'weather', with: { city: 'TOP' } },
    one: { from: 'pageComponent', with: { code: 'TOP' } },
  },
  values: { first: '{{ top.componentContents[0] }}', loop: '{{ loop }}', top: '{{ other }}' },
}

describe('the page components behind an expression', () => {
  it.each([
    ['data that names one', '{{ top.componentContents }}', ['TOP']],
    ['data that is asked for one', '{{ one.title }}', ['TOP']],
    ['a part of a text', '今天：{{ size(top.componentContents) }} 条', ['TOP']],
    ['a condition', '{{ size(weather.days) > 0 ? top.componentContents : [] }}', ['TOP']],
    ['a named value', '{{ first.title }}', ['TOP']],
    ['a code that is put together, the whole ones first', '{{ banner.x }}', ['YT3_BANNER', 'YT3_BANNER_SPICE']],
    ['a menu that names others', '{{ goods.componentContents }}', ['MENU', 'GOODS']],
    ['other data', '{{ weather.now }}', []],
    ['a field of the same name', '{{ weather.top }}', []],
    ['a word in a text', "{{ concat('top', weather.now) }}", []],
    ['no expression', 'top', []],
    ['a value that names itself', '{{ loop }}', []],
    ['a name of every object', '{{ constructor.x }}', []],
  ])('are found through %s', (_what, text, found) => {
    expect(componentsBehind(text, rest, codes)).toEqual(expect.arrayContaining(found))
    expect(componentsBehind(text, rest, codes)).toHaveLength(found.length)
  })

  it('are found in a list or map of expressions, and nowhere in a page without data', () => {
    expect(componentsBehind({ one: ['{{ top.x }}'] }, rest, codes)).toEqual(['TOP'])
    expect(componentsBehind('{{ top.x }}', {}, codes)).toEqual([])
  })
})
