import { describe, expect, it } from 'vitest'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

/** Stands for the server's half. */
const saying = (report: object) => ({
  'server/audit.mjs': `console.log(${JSON.stringify(JSON.stringify(report))})`,
})
const clean = { database: 'embedded', orders: 12, rules: 15, findings: [] }
const wrong = {
  ...clean,
  findings: [
    {
      rule: 'stock-taken',
      subject: '3101011 2026-11-25',
      detail: { zh: '库存占了 3 份，订单占着 2 份', en: 'taken 3, held by orders 2' },
    },
    { rule: 'paid-amount', subject: '202611200000000001', detail: { zh: '付了 100 分', en: 'paid 100' } },
  ],
}

describe('pagoda audit', () => {
  it('says that the books are right: exit 0', async () => {
    const { root } = await makeProject(saying(clean))
    expect(await pagoda(root, 'audit')).toEqual({
      code: 0,
      out: '✔ the books are right: 12 orders, 15 rules',
      err: '',
    })
  })

  it('lists what is wrong with them: exit 1', async () => {
    const { root } = await makeProject(saying(wrong))
    expect(await pagoda(root, 'audit', '--lang', 'zh')).toEqual({
      code: 1,
      err: '',
      out: [
        '规则         对象                说明',
        'stock-taken  3101011 2026-11-25  库存占了 3 份，订单占着 2 份',
        'paid-amount  202611200000000001  付了 100 分',
        '',
        '✖ 账目有 2 处不对：12 张订单，15 条规则',
      ].join('\n'),
    })
  })

  it('--json prints the report as it is, with the same exit code', async () => {
    const [right, broken] = [await makeProject(saying(clean)), await makeProject(saying(wrong))]
    const outcomes = [await pagoda(right.root, 'audit', '--json'), await pagoda(broken.root, 'audit', '--json')]
    expect(outcomes.map(({ code }) => code)).toEqual([0, 1])
    expect(outcomes.map(({ out }) => JSON.parse(out))).toEqual([clean, wrong])
  })

  it.each([
    [
      "process.stderr.write('The database folder is in use by process 7.\\n'); process.exitCode = 1",
      'in use by process 7.',
    ],
    ["console.log('half a')", 'The books could not be read'],
  ])('refuses with the reason when the books cannot be read', async (script, told) => {
    const { root } = await makeProject({ 'server/audit.mjs': script })
    const { code, out, err } = await pagoda(root, 'audit')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(told)
  })

  it('--json stays JSON where the books cannot be read', async () => {
    const { root } = await makeProject({
      'server/audit.mjs': "process.stderr.write('in use by process 7.'); process.exitCode = 1",
    })
    const { code, out, err } = await pagoda(root, 'audit', '--json')
    expect([code, err]).toEqual([1, ''])
    expect(JSON.parse(out)).toEqual({ error: 'The books could not be read: in use by process 7.' })
  })

  it('refuses where there is no server', async () => {
    const { root } = await makeProject()
    expect(await pagoda(root, 'audit')).toMatchObject({
      code: 1,
      err: '✖ server/audit.mjs is missing: nothing can be audited',
    })
  })
})
