import { describe, expect, it } from 'vitest'
import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

const expiresAt = shopTimeToEpoch('2026-11-21T09:30:00')
const operators = [
  { name: '小林', role: 'admin', isDisabled: false, hasPassword: true },
  { name: '小陈', role: 'editor', isDisabled: false, hasPassword: false },
  { name: '小王', role: 'viewer', isDisabled: true, hasPassword: true },
]
const key = {
  ...{ id: 'k1', name: 'ci', role: 'publisher', operator: '小林', isOwn: false, createdAt: 0 },
  expiresAt: shopTimeToEpoch('2026-12-20T09:30:00'),
}
const keys = [key, { ...key, name: '助手', role: 'editor', seenAt: shopTimeToEpoch('2026-11-20T08:00:00') }]
const later = [
  { id: 'r1', name: '周五开抢', dueAt: shopTimeToEpoch('2026-11-27T20:00:00') },
  { id: 'r2', name: '双十一', dueAt: shopTimeToEpoch('2026-11-28T00:00:00') },
]
/** Stands for the server's half: it knows the operators, and says to nobody who asked how. */
const half = {
  'server/operators.mjs': `const ask = JSON.parse(process.argv[2])
const answers = {
  list: { operators: ${JSON.stringify(operators)} },
  add: ask.name === '小林' ? { refused: 'operator-exists' } : { name: ask.name, link: 'http://127.0.0.1:5180/studio/sign-in#' + ask.role, expiresAt: ${expiresAt} },
  link: ask.name === '没有' ? { refused: 'no-such-operator' } : { name: ask.name, link: 'http://127.0.0.1:5180/studio/sign-in#again', expiresAt: ${expiresAt} },
  keys: { keys: ${JSON.stringify(keys)} },
  key: ask.key === 'ci' ? { refused: 'key-exists' } : ask.role === 'admin' ? { refused: 'role-above-own' } : { key: { ...${JSON.stringify(key)}, role: ask.role }, keySecret: 'pagoda_for_' + ask.days + '_days' },
  'end-key': ask.key === 'ci' ? { ended: 'ci' } : { refused: 'no-such-key' },
  disable: ask.name === '小林' ? { refused: 'last-admin' } : { disabled: ask.name, setForLater: ask.name === '小王' ? ${JSON.stringify(later)} : [] },
}
console.log(JSON.stringify(answers[ask.do]))`,
}

describe('pagoda operator', () => {
  it('lists who may open the studio', async () => {
    const { root } = await makeProject(half)
    expect(await pagoda(root, 'operator', 'list', '--lang', 'zh')).toEqual({
      ...{ code: 0, err: '' },
      out: ['名字  角色    状态', '小林  admin   可以登录', '小陈  editor  还没有密码', '小王  viewer  已停用'].join(
        '\n',
      ),
    })
    expect(JSON.parse((await pagoda(root, 'operator', 'list', '--json')).out)).toEqual({ operators })
  })

  it('adds somebody, and gives the link that signs them in once', async () => {
    const { root } = await makeProject(half)
    expect((await pagoda(root, 'operator', 'add', '小赵', '--role', 'editor')).out).toBe(
      '小赵 signs in once by this link, until 2026-11-21 09:30:\nhttp://127.0.0.1:5180/studio/sign-in#editor',
    )
    expect(JSON.parse((await pagoda(root, 'operator', 'link', '小赵', '--json')).out)).toEqual({
      ...{ name: '小赵', link: 'http://127.0.0.1:5180/studio/sign-in#again' },
      until: '2026-11-21T09:30:00+08:00',
    })
  })

  it('disables somebody', async () => {
    const { root } = await makeProject(half)
    expect((await pagoda(root, 'operator', 'disable', '小陈')).out).toBe('✔ Disabled 小陈')
  })

  it('tells what they set for later, which nobody publishes when its time comes', async () => {
    const { root } = await makeProject(half)
    expect((await pagoda(root, 'operator', 'disable', '小王', '--lang', 'zh')).out.split('\n')).toEqual([
      '✔ 已停用 小王',
      '小王 定了 2 个发布，还没有到时间。小王 已经没有发布权限，到时间不会发布：',
      '  2026-11-27 20:00  周五开抢',
      '  2026-11-28 00:00  双十一',
      '还要发布的，请有发布权限的人在工作台的「发布单」里打开它，重新定时。',
    ])
    expect(JSON.parse((await pagoda(root, 'operator', 'disable', '小王', '--json')).out)).toEqual({
      disabled: '小王',
      setForLater: [
        { id: 'r1', name: '周五开抢', at: '2026-11-27T20:00:00+08:00' },
        { id: 'r2', name: '双十一', at: '2026-11-28T00:00:00+08:00' },
      ],
    })
  })

  it('makes keys of an operator, shown once, lists and ends them', async () => {
    const { root } = await makeProject(half)
    expect((await pagoda(root, 'operator', 'key', '小林', '助手', '--role', 'editor', '--days', '7')).out).toBe(
      'The key 助手, good until 2026-12-20 09:30. It is shown this once, keep it now:\npagoda_for_7_days',
    )
    const asJson = await pagoda(root, 'operator', 'key', '小林', '助手', '--role', 'editor', '--json')
    expect(JSON.parse(asJson.out)).toEqual({
      ...{ name: '助手', operator: '小林', role: 'editor', key: 'pagoda_for_90_days' },
      until: '2026-12-20T09:30:00+08:00',
    })
    expect((await pagoda(root, 'operator', 'keys', '--lang', 'zh')).out.split('\n')).toEqual([
      '名字  密钥  角色       有效到      上次使用',
      '小林  ci    publisher  2026-12-20  还没用过',
      '小林  助手  editor     2026-12-20  2026-11-20',
    ])
    expect(JSON.parse((await pagoda(root, 'operator', 'keys', '--json')).out)).toEqual({ keys })
    expect((await pagoda(root, 'operator', 'end-key', '小林', 'ci')).out).toBe('✔ Ended the key ci')
  })

  it.each([
    [['key', '小林', 'ci', '--role', 'editor'], 1, '"小林" has a key "ci" already'],
    [['key', '小陈', 'x', '--role', 'admin'], 1, 'The role of a key is not above that of "小陈"'],
    [['key', '小陈', 'x', '--role', 'editor', '--days', '999'], 2, 'Days are 1 to 366, not "999"'],
    [['end-key', '小林', 'x'], 1, '"小林" has no key "x"'],
    [['add', '小林', '--role', 'admin'], 1, 'There is an operator "小林" already'],
    [['link', '没有'], 1, 'There is no operator "没有", or it is disabled'],
    [['disable', '小林'], 1, '"小林" is the last admin'],
    [['add', '小赵', '--role', 'owner'], 2, 'There is no role "owner"; there are: viewer, editor, publisher, admin'],
    [['add', ' ', '--role', 'admin'], 2, 'A name has 1 to 40 characters'],
  ])('%j is refused: exit %i', async (argv, code, told) => {
    const { root } = await makeProject(half)
    const answer = await pagoda(root, 'operator', ...argv)
    expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(told)])
  })

  it('says so where it can not be done, also to a program', async () => {
    const failing = { 'server/operators.mjs': "process.stderr.write('in use by process 7.'); process.exitCode = 1" }
    const { root } = await makeProject(failing)
    expect((await pagoda(root, 'operator', 'list')).err).toContain('It could not be done: in use by process 7.')
    const { code, out, err } = await pagoda(root, 'operator', 'link', '小林', '--json')
    expect([code, err, JSON.parse(out)]).toEqual([1, '', { error: 'It could not be done: in use by process 7.' }])
    const bare = await makeProject()
    expect((await pagoda(bare.root, 'operator', 'list')).err).toContain('server/operators.mjs is missing')
  })
})
