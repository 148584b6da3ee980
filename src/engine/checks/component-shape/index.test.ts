import { expect, it } from 'vitest'
import { checkComponent } from '../testing/shop.ts'

it('component-shape shows a field that an entry does not have, and one that its kind needs', () => {
  const entries = [{ id: '1', title: '酒店', subtitel: '海边' }]
  expect(checkComponent({ title: '首页轮播', type: '轮播图', entries }).map(({ rule }) => rule)).toEqual([
    'component-shape',
    'component-shape',
  ])
  expect(checkComponent({ title: '公告', type: '公告', entries })).toEqual([
    {
      rule: 'component-shape',
      underlined: '"subtitel"',
      message: '没有字段「subtitel」，是不是「subtitle」？',
    },
  ])
})
