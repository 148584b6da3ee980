import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

describe('html', () => {
  it('escapes whatever is put into it', () => {
    expect(html`<a title="${`"'<&>`}">${'<script>'}</a>`.text).toBe(
      '<a title="&quot;&#39;&lt;&amp;&gt;">&lt;script&gt;</a>',
    )
  })

  it('keeps what was made the same way, and joins lists', () => {
    const items = ['a', '<b>'].map((name) => html`<b>${name}</b>`)
    expect(html`${items}!`.text).toBe('<b>a</b><b>&lt;b&gt;</b>!')
  })

  it('writes numbers, and nothing for undefined and false', () => {
    expect(html`${0}|${undefined}|${false}`.text).toBe('0||')
  })
})
