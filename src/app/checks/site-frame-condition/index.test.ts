import { describe, expect, it } from 'vitest'
import { notices, shop } from '../../../engine/checks/testing/shop.ts'
import { validatePart } from '../../../engine/checks/validate-page.ts'
import { siteFrameCondition } from './index.ts'

const found = (name: string, more: Readonly<Record<string, unknown>>) => {
  const text = JSON.stringify({ versions: { page: 1, notice: 2 }, title: '页头', blocks: [notices(more)] })
  const { problems } = validatePart({ name, file: `pages/parts/${name}.json`, text }, shop)
  return problems.filter(({ rule }) => rule === siteFrameCondition.meta.name).map(({ message }) => message.zh)
}

describe('site-frame-condition', () => {
  it.each([
    ['when', { when: '{{ user.isLoggedIn }}' }],
    ['audience', { audience: { login: true } }],
    ['experiment', { experiment: { name: 'try', arm: 'a' } }],
  ])('refuses %s around every page, and says why', (key, more) => {
    const message = `页头页尾只画一次，所有人看到的都一样：这里不能写 ${key}`
    expect([found('site-header', more), found('site-footer', more)]).toEqual([[message], [message]])
  })

  it('allows what holds for everybody, and any condition in a part that pages use', () => {
    expect(found('site-header', { live: { until: '2026-12-01T00:00' }, hidden: true })).toEqual([])
    expect(found('agent', { audience: { login: true } })).toEqual([])
  })
})
