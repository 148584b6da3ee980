import { describe, expect, it } from 'vitest'
import { contentTexts, expressionTexts } from './texts-in.ts'

const raw = {
  title: '{{ plain }}',
  head: { canonical: '{{ head }}' },
  redirects: [{ when: '{{ redirect }}', to: '/' }],
  data: { offers: { from: 'offers', when: '{{ data }}' } },
  values: { one: '{{ value }}' },
  blocks: [{ id: 'a', props: { list: ['still', { deep: '{{ block }}' }] } }],
  slots: { end: [{ id: 'b', when: '{{ slot }}' }] },
  popups: { tips: { title: 'still', blocks: [{ when: '{{ popup }}' }] } },
}

describe('the texts of a page with an expression', () => {
  const content = ['{{ data }}', '{{ value }}', '{{ block }}', '{{ slot }}', '{{ popup }}']

  it('are found wherever one is evaluated, and nowhere else', () => {
    expect(new Set(expressionTexts({ raw }))).toEqual(new Set(['{{ head }}', '{{ redirect }}', ...content]))
    expect(contentTexts(raw)).toEqual(content)
  })

  it('of what is no list and no map are none', () => {
    expect(expressionTexts({ raw: { blocks: 3, data: null } })).toEqual([])
  })
})
