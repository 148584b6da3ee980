import { expect, it } from 'vitest'
import { checkComponent } from '../../../engine/checks/testing/shop.ts'

const service = (id: string, title: string, jumpPath: string) => ({
  ...{ id, title, jumpPath, subtitle: '去看看', redirectType: jumpPath === 'not_jump' ? 'none' : 'page' },
  customFields: { icon: 'car' },
})
const told = (...entries: object[]) => checkComponent({ title: '搜索服务', type: '搜索服务', entries })

it('search-service shows a service that leads nowhere, and one whose address is unfinished', () => {
  expect(told(service('1', '套餐', '/combo'))).toEqual([])
  expect(told(service('1', '巴士', 'not_jump'))).toMatchObject([
    { rule: 'search-service', message: '「巴士」没有写去哪里，客人搜到了也点不开' },
  ])
  expect(told({ id: '1', title: '巴士', subtitle: '去看看', customFields: {} })).toMatchObject([
    { rule: 'search-service', message: '「巴士」没有写去哪里，客人搜到了也点不开' },
  ])
  expect(told(service('1', '商品', '/goods/'))).toEqual([
    {
      ...{ rule: 'search-service', underlined: '"/goods/"' },
      message: '「商品」的地址「/goods/」没有写完，「/」后面还要写是哪一个',
    },
  ])
  expect(told(service('1', '首页', '/'))).toEqual([])
})

it('search-service shows a title that says nothing, one that is there before, and an address that is', () => {
  expect(told(service('1', '  ', '/combo'))).toEqual([
    { rule: 'search-service', underlined: '"  "', message: '名字不能只有空格' },
  ])
  expect(told(service('1', '套餐', '/combo'), service('2', ' 套餐', '/goods/650101'))).toEqual([
    { rule: 'search-service', underlined: '" 套餐"', message: '「 套餐」前面已经有了，同一项服务只写一次' },
  ])
  expect(told(service('1', '套餐', '/combo'), service('2', '抢购', '/tc-fostay/combo'))).toEqual([
    {
      ...{ rule: 'search-service', underlined: '"/tc-fostay/combo"' },
      message: '「/combo」前面的「套餐」已经用了，别的叫法写在那一条里',
    },
  ])
})

it('search-service leaves an empty title and an unknown address to the rules of all entries', () => {
  expect(told(service('1', '', '/combo')).map(({ rule }) => rule)).toEqual(['component-shape'])
  expect(told(service('1', '巴士', '/my-bus')).map(({ rule }) => rule)).toEqual(['unknown-route'])
})

it('search-service says nothing of other components', () => {
  expect(checkComponent({ title: '公告', type: '公告', entries: [{ id: '1', title: '检修' }] })).toEqual([])
})
