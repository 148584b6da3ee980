import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fakeTools } from '../src/kit/fake-tools.ts'
import type { Example } from '../src/kit/widget.ts'
import { byCode, registry, widgets } from './registry.ts'

const codes = widgets.map((widget) => widget.code)

async function everyExample(code: string): Promise<{ name: string; html: string }[]> {
  const component = (await registry[code]!.load()).default as unknown as ComponentType<object>
  const { examples } = (await import(`./${code}/examples.ts`)) as { examples: readonly Example[] }
  return examples.map(({ name, props, variant }) => ({
    name,
    html: renderToString(createElement(component, { ...fakeTools({ variant, isFirstView: true }), ...props })),
  }))
}

describe('the registry', () => {
  it('is alphabetical', () => {
    expect(codes).toEqual([...codes].sort())
  })

  it('refuses two widgets of one code', () => {
    expect(() => byCode([widgets[0], widgets[0]])).toThrow(`Two widgets have the code ${widgets[0].code}`)
  })
})

describe.each(codes)('%s', (code) => {
  it('renders every example without a style attribute, which the CSP would drop', async () => {
    const styled = (await everyExample(code)).filter(({ html }) => /\sstyle=/.test(html))
    expect(styled).toEqual([])
  })

  it('asks for at most one picture with high priority', async () => {
    const greedy = (await everyExample(code)).filter(({ html }) => html.split('fetchPriority="high"').length > 2)
    expect(greedy).toEqual([])
  })
})
