import { describe, expect, it } from 'vitest'
import { versionOf } from '../../src/kit/widget-version.ts'
import { judge, say } from './shop-pages.ts'
import { widgetCases } from './widget-cases.ts'

const cases = await widgetCases()

describe.each(cases)('what the palette inserts of $code', ({ code, widget, examples }) => {
  it.each(examples)('can be published as it is: $name', ({ props }) => {
    const page = {
      versions: { page: 1, [code]: versionOf(widget) },
      title: '新页面',
      blocks: [{ id: 'block', widget: code, props }],
    }
    const { problems } = judge({ file: 'pages/new.json', text: JSON.stringify(page) })
    expect(say(problems.filter(({ severity }) => severity === 'error'))).toEqual([])
  })
})
