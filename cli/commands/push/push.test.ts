import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everythingIn, pulledPages } from '../../../tests/fixtures/pulled-folder.ts'
import { openItem, publishTitle, save } from '../../../tests/fixtures/studio-edit.ts'
import { pageText } from '../../../tests/fixtures/studio.ts'

const { served, cookie, folder, run, read, write, change } = pulledPages()

describe('pagoda push', () => {
  it('[X2] sends what was changed as a draft with a step in words, and the next pull changes nothing', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    const pushed = await run('push', '--lang', 'zh')
    expect([pushed.code, pushed.err]).toEqual([0, ''])
    expect(pushed.out).toContain('✔ page/home  草稿第 1 版')
    const { body } = await served().studio.call('item', { cookie: cookie(), params: { kind: 'page', name: 'home' } })
    const draft = body.draft as { text: string; steps: { label: string; author: string }[] }
    expect(draft.text).toBe(read('home.json'))
    expect(draft.steps).toMatchObject([{ author: '发布员', label: expect.stringMatching(/^从文件推送：/) }])
    const before = everythingIn(folder())
    expect((await run('pull')).code).toBe(0)
    expect(everythingIn(folder())).toEqual(before)
    expect((await run('push')).out).toBe('No file was changed')
  })

  it('[X3] merges by block what the server’s operators changed meanwhile', async () => {
    await run('pull')
    change('home.json', '早', '晚')
    await save(served().studio, cookie(), { opened: await openItem(served().studio, cookie()), titles: ['他们的标题'] })
    const { code, out } = await run('push')
    expect([code, out]).toEqual([0, expect.stringContaining('merged by block')])
    expect(read('home.json')).toContain('晚')
    expect(JSON.parse(read('home.json')).title).toBe('他们的标题')
  })

  it('[X3] merges what was published since the draft began, so that it can be published', async () => {
    await publishTitle(served().studio, cookie(), '第一版')
    await run('pull')
    change('home.json', '早', '晚')
    await run('push')
    // Going back leaves the draft, which began with what served before.
    expect((await run('rollback', 'home')).code).toBe(0)
    expect((await run('publish', 'home')).err).toContain('merge by pagoda push')
    change('home.json', '晚', '午')
    expect((await run('push')).code).toBe(0)
    expect(JSON.parse(read('home.json'))).toMatchObject({ title: '首页' })
    expect(read('home.json')).toContain('午')
    expect((await run('publish', 'home')).code).toBe(0)
  })

  it('[X3] tells block by block what both changed, sends nothing, and touches no file until it is decided', async () => {
    await run('pull')
    change('home.json', '首页', '我的首页')
    change('home.json', '早', '晚')
    await save(served().studio, cookie(), { opened: await openItem(served().studio, cookie()), titles: ['他们的首页'] })
    const before = everythingIn(folder())
    const { code, out } = await run('push', '--lang', 'zh')
    expect(code).toBe(1)
    expect(out).toContain('[.title] 标题  文件：“我的首页”  服务器：“他们的首页”')
    expect(everythingIn(folder())).toEqual(before)
    const told = JSON.parse((await run('push', '--json')).out)
    expect(told.items[0].conflicts).toEqual([
      { name: '.title', kind: 'value', about: '标题', ours: '“我的首页”', theirs: '“他们的首页”' },
    ])
    expect((await openItem(served().studio, cookie())).version).toBe(1)
    expect((await run('push', '--theirs', '.title')).code).toBe(0)
    expect(JSON.parse(read('home.json')).title).toBe('他们的首页')
    expect(read('home.json')).toContain('晚')
  })

  it('[X4] prints what `pagoda check` would, and keeps a draft with mistakes only when it is told to', async () => {
    await run('pull')
    change('home.json', '"rich-text",', '"rich-txt",')
    const refused = await run('push', '--lang', 'zh')
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/pages\/home\.json:\d+:\d+ 错误 unknown-widget/)
    expect(refused.out).toContain('rich-text')
    expect((await openItem(served().studio, cookie())).version).toBe(0)
    expect((await run('push', '--allow-problems')).code).toBe(0)
    const stopped = await run('publish', 'home')
    expect([stopped.code, stopped.out]).toEqual([1, expect.stringContaining('nothing was published')])
  })

  it('[X2] makes a new page at its address, and refuses what a push can’t begin', async () => {
    await run('pull')
    write('summer.json', pageText('夏天', '去海边'))
    expect((await run('push', 'summer')).out).toContain('needs an address')
    expect((await run('push', 'summer', '--path', '/about')).out).toContain('A page has this address already')
    expect((await run('push', 'summer', '--path', '/summer')).code).toBe(0)
    expect((await run('publish', 'summer', '--message', '夏天')).code).toBe(0)
    expect((await run('push', 'summer')).out).toBe('No file was changed')
    write('home.json', '{ "title": ')
    expect((await run('push', 'home')).out).toMatch(/✖ page\/home {2}1:\d+/)
  })

  it('[X2] sends themes and the studio’s routes too', async () => {
    await served().studio.call('newPage', { cookie: cookie(), body: { name: 'tour', title: '游', path: '/tour' } })
    expect((await run('publish', 'tour')).code).toBe(0)
    await run('pull')
    change('routes/tour.json', '"title": "游"', '"title": "游览"')
    change('themes/lantu.json', '澜途', '澜途新')
    expect((await run('push')).out).toContain('2 sent')
    expect((await run('publish', 'route/tour', 'themes/lantu.json')).code).toBe(0)
    expect(
      served()
        .studio.store.routes()
        .find(({ name }) => name === 'tour')?.title,
    ).toBe('游览')
  })

  it('[X8] begins new parts, themes and page components by their files, and a page at the address of its file', async () => {
    await run('pull')
    for (const name of ['routes', 'components']) mkdirSync(join(folder(), name), { recursive: true })
    const entries = [{ id: 'a', title: '春天来了' }]
    write('parts/new.json', read('parts/greeting.json').replace('问候', '新部件'))
    write('themes/spring.json', JSON.stringify({ title: '春天', tokens: { brand: '#0A4FA3' } }))
    write('components/SPRING_NOTICE.json', JSON.stringify({ title: '春天公告', type: '公告', entries }))
    write('summer.json', pageText('夏天', '去海边'))
    write('routes/summer.json', JSON.stringify({ name: 'summer', path: '/summer', title: '夏天', open: true }))
    const pushed = await run('push')
    expect([pushed.code, pushed.out]).toEqual([0, expect.stringContaining('4 sent, as drafts')])
    expect((await run('pull')).out).toContain(' 0 files changed')
    expect((await run('push')).out).toBe('No file was changed')
    const names = ['part/new', 'theme/spring', 'component/SPRING_NOTICE', 'summer']
    expect((await run('publish', ...names)).code).toBe(0)
    const { store } = served().studio
    expect(store.theme('spring')?.title).toBe('春天')
    expect(store.routes().find(({ name }) => name === 'summer')).toMatchObject({ path: '/summer', title: '夏天' })
    expect((await run('pull')).out).toContain(' 0 files changed')
    expect((await run('diff')).out).toBe('No difference')
    change('components/SPRING_NOTICE.json', '春天来了', '春天走了')
    expect((await run('push')).out).toContain('1 sent')
    expect((await run('publish', 'component/SPRING_NOTICE')).code).toBe(0)
    expect((await run('rollback', 'component/SPRING_NOTICE')).code).toBe(0)
    write('routes/autumn.json', JSON.stringify({ name: 'autumn', path: '/autumn', title: '秋天', open: true }))
    expect((await run('push', 'route/autumn')).out).toContain('an address begins with its new page')
    write('autumn.json', pageText('秋天'))
    write('routes/autumn.json', JSON.stringify({ name: 'autumn', path: '/a', title: '秋天', open: true, login: true }))
    expect((await run('push', 'autumn')).out).toContain('may say name, path, title and open')
  })

  it('[X2] sends a file whose beginning nobody knows only when it is told to', async () => {
    write('home.json', pageText('从别处来', '早'))
    const { code, out } = await run('push', 'home')
    expect([code, out]).toEqual([1, expect.stringContaining('Nobody knows what the file began as')])
    expect((await run('push', 'home', '--ours', 'all')).code).toBe(0)
  })
})
