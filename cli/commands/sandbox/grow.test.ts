import { describe, expect, it } from 'vitest'
import { makeProject } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

/** Stands for the server's half: tells what it was asked for, in the lines of the real one. */
const half = (grew: boolean) => ({
  'server/sandbox/grow.mjs': `
    const [products, orders, members] = process.argv.slice(2).map(Number)
    const { DATABASE_URL: url, DATA_DIR: folder } = process.env
    console.log(JSON.stringify({ step: 'orders', done: orders / 2, of: orders }))
    console.log(JSON.stringify({ step: 'orders', done: orders, of: orders }))
    console.log(JSON.stringify({ database: url ? 'server' : folder, grew: ${grew}, products, orders, members }))`,
})

describe('pagoda sandbox grow', () => {
  it('tells how far it is, and what there is at last', async () => {
    const { root } = await makeProject(half(true))
    const small = ['--products', '200', '--orders', '1000', '--members', '50'] as const
    expect(await pagoda(root, 'sandbox', 'grow', ...small)).toEqual({
      code: 0,
      err: '',
      out: [
        'orders  500 / 1000',
        'orders  1000 / 1000',
        'grown: 200 products, 1000 orders, 50 members in all. `pagoda audit` goes through its books',
      ].join('\n'),
    })
  })

  it('says where it was as large already, in Chinese too', async () => {
    const { root } = await makeProject(half(false))
    const { code, out } = await pagoda(root, 'sandbox', 'grow', '--lang', 'zh')
    expect([code, out.split('\n').at(-1)]).toEqual([0, '已经这么大了：共 100000 件商品、1000000 张订单、100000 位会员'])
  })

  it.each([
    ['--products', '12'],
    ['--orders', '-1'],
    ['--members', 'many'],
  ])('takes no number that is none, or that is out of bounds: %s %s', async (option, given) => {
    const { root } = await makeProject(half(true))
    const { code, err } = await pagoda(root, 'sandbox', 'grow', `${option}=${given}`)
    expect(code).toBe(2)
    expect(err).toContain(`${option} takes a whole number from`)
  })

  it('refuses with the reason of the server’s half', async () => {
    const script = "process.stderr.write('This database holds no sandbox shop.\\n'); process.exitCode = 1"
    const { root } = await makeProject({ 'server/sandbox/grow.mjs': script })
    expect(await pagoda(root, 'sandbox', 'grow')).toMatchObject({
      code: 1,
      err: '✖ It did not grow: This database holds no sandbox shop.',
    })
  })

  it('refuses where there is no server', async () => {
    const { root } = await makeProject()
    expect(await pagoda(root, 'sandbox', 'grow')).toMatchObject({
      code: 1,
      err: '✖ server/sandbox/grow.mjs is missing: there is no sandbox to grow',
    })
  })
})
