import { describe, expect, it } from 'vitest'
import { pulledPages } from '../../../tests/fixtures/pulled-folder.ts'

const { served, run, runWith, read, write, change, liveTitle } = pulledPages()

describe('pagoda publish, rollback and diff', () => {
  it('[X4] publish several drafts together or none, and go back to what served before', async () => {
    await run('pull')
    change('home.json', '首页', '第一版')
    change('parts/greeting.json', '你好', '大家好')
    await run('push')
    const editor = await served().key('editor')
    const refused = await runWith(editor, 'publish', 'home')
    expect([refused.code, refused.err]).toEqual([
      1,
      '✖ The role of the key may not do this (这个密钥的角色是「编辑」，要「发布」)',
    ])
    const done = await run('publish', 'home', 'part/greeting', '--message', '一起', '--json')
    expect(JSON.parse(done.out).published).toHaveLength(2)
    expect((await run('publish', 'home')).err).toContain('page/home has no draft')
    expect(liveTitle()).toBe('第一版')
    const back = await run('rollback', 'home', '--lang', 'zh')
    expect([back.code, back.out]).toEqual([0, expect.stringContaining('回退到')])
    expect(liveTitle()).toBe('首页')
    const { from } = JSON.parse((await run('rollback', 'home', '--json')).out)
    expect(liveTitle()).toBe('第一版')
    expect((await run('rollback', 'home', '--to', from.slice(0, 8))).code).toBe(0)
    expect((await run('rollback', 'home', '--to', 'ffffffff')).err).toContain('No revision begins with ffffffff')
  })

  it('says in words what files would change, and to a program as JSON', async () => {
    await run('pull')
    expect((await run('diff')).out).toBe('No difference')
    change('home.json', '首页', '新的首页')
    write('about.json', JSON.stringify(JSON.parse(read('about.json'))))
    const { out } = await run('diff', '--lang', 'zh')
    expect(out.split('\n')).toEqual([
      'page/about  内容一样，只是写法不同',
      'page/home  不同',
      '  标题 “首页” → “新的首页”',
    ])
    const { items } = JSON.parse((await run('diff', 'home', '--json')).out)
    expect(items).toEqual([{ kind: 'page', name: 'home', state: 'differs', changes: ['标题 “首页” → “新的首页”'] }])
  })
})
