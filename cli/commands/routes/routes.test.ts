import { describe, expect, it } from 'vitest'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

describe('pagoda routes', () => {
  it('lists the routes by group, counts them and says how many are not open', async () => {
    const { root } = await makeProject()
    expect(await pagoda(root, 'routes', '--lang', 'zh')).toEqual({
      code: 0,
      err: '',
      out: [
        '分组  地址        名字   标题      状态',
        '首页  /           home   首页      已开放',
        '商品  /combo      combo  套餐      未开放',
        '      /goods/:id  goods  商品详情  未开放',
        '',
        '分组  已开放  未开放',
        '首页  1       0',
        '商品  0       2',
        '合计  1       2',
        '',
        '3 个地址，1 个已开放，2 个未开放',
      ].join('\n'),
    })
  })

  it('shows what an address wants of the query', async () => {
    const member = { name: 'member', path: '/', title: '我的', open: false, query: { p: 'My' } }
    const { root } = await makeProject({ 'pages/routes.json': JSON.stringify({ routes: [member] }) })
    expect((await pagoda(root, 'routes', '--lang', 'zh')).out).toContain('/?p=My  member  我的')
  })

  it('--not-open leaves the open ones out of the list, not out of the counts', async () => {
    const { root } = await makeProject()
    const { out } = await pagoda(root, 'routes', '--not-open', '--json')
    expect(JSON.parse(out)).toMatchObject({
      all: 3,
      open: 1,
      notOpen: 2,
      groups: { 首页: { all: 1, open: 1, notOpen: 0 }, 商品: { all: 2, open: 0, notOpen: 2 } },
      routes: [{ name: 'combo' }, { name: 'goods' }],
    })
  })
})
