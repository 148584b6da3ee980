import { loaders } from 'virtual:widget-loaders'
import { exampleLoaders } from './example-loaders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { widgets } from '../../../widgets/registry.ts'
import { widget } from '../../engine/core/test-fixtures.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { renderGallery } from './render-gallery.tsx'

const settings = {
  theme: 'lantu',
  themes: [{ brand: 'lantu', title: '澜途' }],
  assets: { entry: '/gallery.js', css: '.a{color:red}' },
  tokens: undefined,
}
const components = new Map<string, WidgetComponent>()

beforeAll(async () => {
  await Promise.all(Object.entries(loaders).map(async ([code, load]) => components.set(code, (await load()).default)))
})

describe('the gallery of the shop', () => {
  it('shows every widget of the registry with every one of its examples', async () => {
    const { html } = await renderGallery(widgets, components, exampleLoaders, settings)
    const shown = [...html.matchAll(/data-example="([^"]+)"/g)].map(([, name]) => name)
    const all = widgets.map(async ({ code }) =>
      (await exampleLoaders[code]!()).examples.map(({ name }) => `${code}/${name}`),
    )
    expect(shown).toEqual((await Promise.all(all)).flat())
    expect(html).not.toContain('这个示例出错了')
  })

  it('has no style attribute, which its CSP would drop', async () => {
    const { html } = await renderGallery(widgets, components, exampleLoaders, settings)
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('stays when an example crashes on the server', async () => {
    const examples = async () => ({ examples: [{ name: '坏', props: {} }] })
    const crash: WidgetComponent = () => {
      throw new Error('boom')
    }
    const good: WidgetComponent = () => <p>好的</p>
    const { html } = await renderGallery(
      [widget('bomb'), widget('note')],
      new Map([
        ['bomb', crash],
        ['note', good],
      ]),
      { bomb: examples, note: examples },
      settings,
    )
    expect(html).toContain('这个示例出错了')
    expect(html).toContain('好的')
  })
})
