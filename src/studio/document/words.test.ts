import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'
import { describeChanges } from './describe-changes.ts'
import { noTitles, pageField } from './words.ts'

const read = (text: object) => {
  const found = normalise(JSON.stringify(text), 'page')
  if ('problem' in found) throw new Error(found.problem.message)
  return found.document
}

describe('the words of a change', () => {
  it('name what stands in a field as the form does, and the whole page where there is no field', () => {
    const block = { id: 'a', widget: 'note', live: { from: '2026-11-20T00:00' }, audience: { levels: [1] } }
    const before = read({ title: '春天', data: { offers: { from: 'x', load: 'server' } }, blocks: [block] })
    const after = read({
      title: '春天',
      data: { offers: { from: 'x', load: 'server' } },
      blocks: [{ ...block, variant: 'list', live: { from: '2026-12-01T00:00' }, audience: { channels: ['wechat'] } }],
    })
    expect(describeChanges(before, after, noTitles)).toEqual([
      'note：展示时间 开始 2026-11-20 00:00 → 2026-12-01 00:00，去掉了展示人群 会员等级，加了展示人群 渠道，样式 设为 列表',
    ])
    expect(pageField([])).toBe('整页')
    expect(pageField(['data', 'offers', 'load'])).not.toMatch(/load/)
  })
})
