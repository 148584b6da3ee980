import { describe, expect, it } from 'vitest'
import { makeProject, shopModules, smallShop } from '../../testing/project.ts'
import { pagodaWith } from '../../testing/run.ts'

const home = smallShop['pages/home.json'].replace(
  '"blocks": [',
  '"data": { "ads": { "from": "pageComponents", "with": { "codes": ["TOP_ADS"] } } },\n  "blocks": [',
)
const sandbox = `export const sandboxContent = () => ({ pageComponents: [{ componentCode: 'TOP_AD' }], products: [] })`

describe('pagoda check, where the shop sells what the sandbox holds', () => {
  it('remarks content that is nowhere', async () => {
    const { root } = await makeProject({ ...shopModules, 'pages/home.json': home, 'sandbox/content/index.ts': sandbox })
    const { code, out } = await pagodaWith({}, root, 'check', '--lang', 'zh')
    expect(code).toBe(0)
    expect(out).toContain('没有编号为「TOP_ADS」的内容，是不是「TOP_AD」？')
  })

  it.each<Record<string, string>>([{ API_BASE: 'https://api.example.com' }, { PAGODA_MODE: 'live' }])(
    'says nothing of it with %o: nobody knows what another backend holds',
    async (settings) => {
      const { root } = await makeProject({
        ...shopModules,
        'pages/home.json': home,
        'sandbox/content/index.ts': sandbox,
      })
      const { out } = await pagodaWith(settings, root, 'check', '--lang', 'zh')
      expect(out).not.toContain('没有编号')
    },
  )

  it('says nothing of it in a project without a sandbox', async () => {
    const { root } = await makeProject({ ...shopModules, 'pages/home.json': home })
    expect((await pagodaWith({}, root, 'check', '--lang', 'zh')).out).not.toContain('没有编号')
  })
})
