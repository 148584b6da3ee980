import { describe, expect, it } from 'vitest'
import { widget } from '../../engine/core/test-fixtures.ts'
import type { WidgetComponent } from '../../engine/react/page-runtime.ts'
import { renderPicture } from './render-picture.tsx'

const note: WidgetComponent = ({ text }) => <p>{String(text)}</p>
const examples = async () => ({
  examples: [
    { name: '一', props: { text: '早' } },
    { name: '二', props: { text: '晚' } },
  ],
})
const picture = (code: string, example: number) =>
  renderPicture(
    [widget('note')],
    new Map([['note', note]]),
    { note: examples },
    {
      ...{ code, example, css: '.a{color:red}' },
      tokens: undefined,
    },
  )

describe('a picture of an example', () => {
  it('is that example alone, without script, and nothing in it takes the focus', async () => {
    const made = await picture('note', 1)
    expect(made?.html).toContain('<p>晚</p>')
    expect(made?.html).not.toContain('早')
    expect(made?.html).not.toContain('<script')
    expect(made?.html).toContain('<body inert>')
    expect(made?.html).toContain(`<style>${made?.style}</style>`)
  })

  it('is not there for an example or a widget that is not there', async () => {
    expect(await picture('note', 2)).toBeUndefined()
    expect(await picture('nothing', 0)).toBeUndefined()
  })
})
