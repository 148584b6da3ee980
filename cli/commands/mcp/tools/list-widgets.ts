import type { Tool } from '../tool.ts'
import { ToolRefusal } from '../tool.ts'

interface Input {
  readonly codes?: readonly string[]
  readonly about?: readonly About[]
}

/** What else a document may name, a part of the catalogue each. */
const ABOUT = [
  'actions',
  'endpoints',
  'functions',
  'screens',
  'context',
  'page',
  'screen',
  'part',
  'block',
  'theme',
  'route',
  'pictures',
] as const
type About = (typeof ABOUT)[number]

export const listWidgets = {
  name: 'list_widgets',
  title: '列出组件',
  description:
    'Widgets that blocks may use. Without codes: what there is. With codes: schemas of their props, events, slots, variants and examples. `about` gives the schemas of pages, of what stands around a screen, and of blocks, the screens with their slots, the actions, the data of pages and the functions of expressions.',
  input: {
    type: 'object',
    properties: {
      codes: { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 60 } },
      about: { type: 'array', maxItems: ABOUT.length, items: { type: 'string', enum: ABOUT } },
    },
    additionalProperties: false,
  },
  isReadOnly: true,
  async run({ codes, about = [] }: Input, { remote }) {
    const catalogue = await remote.ask.catalogue({})
    const more = Object.fromEntries(about.map((name) => [name, catalogue[name]]))
    if (!codes) {
      const widgets = catalogue.widgets.map(({ code, title, description }) => ({ code, title, description }))
      return { value: { widgets, ...more } }
    }
    const known = new Set(catalogue.widgets.map(({ code }) => code))
    const unknown = codes.filter((code) => !known.has(code))
    if (unknown.length > 0) throw new ToolRefusal('no-such-widget', `没有组件「${unknown.join('」「')}」`)
    return { value: { widgets: catalogue.widgets.filter(({ code }) => codes.includes(code)), ...more } }
  },
} as const satisfies Tool
