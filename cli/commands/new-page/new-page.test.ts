import { describe, expect, it } from 'vitest'
import { shopDay } from '../../../src/domain/dates.ts'
import { makeProject, smallShop } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'
import { addRoute } from './route-text.ts'

const lastRoute = `    { "name": "goods", "path": "/goods/:id", "title": "商品详情", "open": false, "group": "商品" }`

describe('pagoda new page', () => {
  it('writes the page and adds its route on a line of its own', async () => {
    const { root, read } = await makeProject()
    const { code } = await pagoda(root, 'new', 'page', 'spring-sale', '--path', '/spring-sale', '--title', '春日"特惠"')
    expect(code).toBe(0)
    expect(JSON.parse(await read('pages/spring-sale.json'))).toMatchObject({
      $schema: '../schemas/generated/page.schema.json',
      title: '春日"特惠"',
    })
    const added = `    { "name": "spring-sale", "path": "/spring-sale", "title": "春日\\"特惠\\"", "open": true }`
    expect(await read('pages/routes.json')).toBe(
      smallShop['pages/routes.json'].replace(lastRoute, `${lastRoute},\n${added}`),
    )
  })

  it('opens the route that waits for the page, and leaves the rest of its line alone', async () => {
    const { root, read } = await makeProject()
    const { code, out } = await pagoda(root, 'new', 'page', 'combo')
    expect(code).toBe(0)
    expect(out).toContain('opened /combo in pages/routes.json')
    expect(JSON.parse(await read('pages/combo.json'))).toMatchObject({ title: '套餐' })
    expect(await read('pages/routes.json')).toBe(
      smallShop['pages/routes.json'].replace('"title": "套餐", "open": false', '"title": "套餐", "open": true'),
    )
  })

  it('opens every address that waits for the page', async () => {
    const shared = smallShop['pages/routes.json'].replace('"name": "goods",', '"name": "goods", "page": "combo",')
    const { root, read } = await makeProject({ 'pages/routes.json': shared })
    const { out } = await pagoda(root, 'new', 'page', 'combo', '--title', '全部套餐')
    expect(out).toContain('opened /combo /goods/:id in pages/routes.json')
    expect(await read('pages/routes.json')).not.toContain('"open": false')
    expect(JSON.parse(await read('pages/combo.json'))).toMatchObject({ title: '全部套餐' })
  })

  it('begins as a campaign when asked to', async () => {
    const { root, read } = await makeProject()
    const asked = ['spring', '--path', '/spring', '--title', '春天去海边', '--template', 'campaign']
    expect((await pagoda(root, 'new', 'page', ...asked)).code).toBe(0)
    const page = JSON.parse(await read('pages/spring.json')) as { title: string; head: object; blocks: object[] }
    expect([page.title, page.head]).toMatchObject(['春天去海边', { title: '春天去海边' }])
    expect(new Set(page.blocks.flatMap(Object.keys))).toEqual(
      new Set(['id', 'widget', 'variant', 'live', 'when', 'experiment', 'props', 'slots']),
    )
    const days = new Set(JSON.stringify(page.blocks).match(/\d{4}-\d\d-\d\d/g))
    expect([...days].filter((day) => day <= shopDay(Date.now()))).toEqual([])
  })

  it.each([
    [
      ['sale', '--path', '/sale', '--title', 'x', '--template', 'shop'],
      'There is no template "shop"; there are: page, list, campaign',
    ],
    [['home'], 'pages/home.json exists already'],
    [['Sale'], '"Sale" cannot be a name'],
    [['a--b'], '"a--b" cannot be a name'],
    [['../x'], '"../x" cannot be a name'],
    [['routes'], '"routes" is a reserved name'],
    [['con'], '"con" is a reserved name'],
    [['sale'], 'The route table has no "sale": give --path and --title'],
    [['sale', '--path', 'sale', '--title', 'x'], '"sale" cannot be an address'],
    [['sale', '--path', '/sale?x', '--title', 'x'], '"/sale?x" cannot be an address'],
    [['sale', '--path', '/combo', '--title', 'x'], 'The address /combo belongs to "combo"'],
    [['sale', '--path', '/sale', '--title', 'x'.repeat(31)], '--title has 1 to 30 characters'],
    [['combo', '--path', '/other'], 'The route table has "combo" at /combo'],
  ])('%j is refused, and nothing is written', async (argv, told) => {
    const { root, read } = await makeProject()
    const { code, err } = await pagoda(root, 'new', 'page', ...argv)
    expect(code).toBe(1)
    expect(err).toContain(told)
    expect(await read('pages/routes.json')).toBe(smallShop['pages/routes.json'])
    await expect(read('pages/sale.json')).rejects.toThrow('ENOENT')
  })

  it('a broken route table is refused, not repaired by guessing', async () => {
    const { root, read } = await makeProject({ 'pages/routes.json': '{ "routes": [ { "name": "x" } ] }' })
    const { code, err } = await pagoda(root, 'new', 'page', 'sale', '--path', '/sale', '--title', 'x')
    expect(code).toBe(1)
    expect(err).toContain('pages/routes.json has mistakes')
    await expect(read('pages/sale.json')).rejects.toThrow('ENOENT')
  })
})

describe('addRoute', () => {
  const route = { name: 'sale', path: '/sale', title: '特惠', open: true }
  const line = '{ "name": "sale", "path": "/sale", "title": "特惠", "open": true }'

  it('fills an empty table', () => {
    expect(addRoute('{\n  "routes": []\n}\n', route)).toBe(`{\n  "routes": [\n    ${line}\n  ]\n}\n`)
  })

  it('keeps the line ends of Windows', () => {
    expect(addRoute('{\r\n  "routes": [\r\n    {}\r\n  ]\r\n}', route)).toBe(
      `{\r\n  "routes": [\r\n    {},\r\n    ${line}\r\n  ]\r\n}`,
    )
  })
})
