import { readdirSync, readFileSync } from 'node:fs'
import { getLocation, visit } from 'jsonc-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentKinds } from '../../../schemas/domain/component-kinds.ts'
import { pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import { partSchema } from '../../../schemas/page/part.ts'
import { themeSchema } from '../../../schemas/page/theme.ts'
import type { RouteTable } from '../../../schemas/page/route.ts'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import { widgets } from '../../../widgets/registry.ts'
import { choicesOf } from '../../studio/form/choices.ts'
import { documentOf, type JsonMap, readText } from '../../studio/document/index.ts'
import type { Editing } from '../../studio/editor/editor-context.ts'
import { completionsAt, partAt, type WrittenAbout } from '../../studio/json/completions.ts'
import { makeCatalogue } from './make-catalogue.ts'

let about: (kind: ItemKind, text: string, screen?: string) => WrittenAbout
beforeAll(async () => {
  const catalogue = { ...(await makeCatalogue(widgets, {})), build: 'x', pictures: [] }
  const parts = Object.fromEntries(namesIn('pages/parts').map((name) => [name, name]))
  about = (kind, text, screen) => {
    const read = readText(text)
    const document = documentOf('root' in read ? read.root : {}, kind)
    const editing = { catalogue, titles: { widgets: {}, parts } } as unknown as Editing
    return {
      ...{ kind, catalogue, parts, choices: (named) => choicesOf(named, document, editing) },
      ...(screen !== undefined && { screen }),
    }
  }
})

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'routes.json')
    .map((file) => file.replace('.json', ''))

const { routes } = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as RouteTable
const screenOf = (name: string) => {
  const route = routes.find((one) => one.module !== undefined && (one.page ?? one.name) === name)
  return route && `${route.module}/${route.screen ?? route.module}`
}

interface File {
  readonly file: string
  readonly kind: ItemKind
  readonly screen?: string
}

const pages = namesIn('pages').map((name): File => {
  const screen = screenOf(name)
  return { file: `pages/${name}.json`, kind: 'page', ...(screen !== undefined && { screen }) }
})
const files: readonly File[] = [
  ...pages,
  ...namesIn('pages/parts').map((name): File => ({ file: `pages/parts/${name}.json`, kind: 'part' })),
  ...namesIn('pages/themes').map((name): File => ({ file: `pages/themes/${name}.json`, kind: 'theme' })),
]

const inputsOf = (part: string) =>
  (JSON.parse(readFileSync(`pages/parts/${part}.json`, 'utf8')) as { readonly inputs?: JsonMap }).inputs ?? {}

function optionsAt(text: string, offset: number, of: WrittenAbout) {
  const part = partAt(text, offset)
  return completionsAt(text, offset, { ...of, ...(part && { inputs: inputsOf(part) }) })?.options ?? []
}
const labelsAt = (text: string, offset: number, of: WrittenAbout) =>
  optionsAt(text, offset, of).map(({ label }) => JSON.parse(label) as string)

/** Lists of names that the page makes itself, and values that may be anything. */
const NAMED = ['data', 'values', 'popups', 'experiments', 'versions', 'inputs']
const ANYTHING = ['state', 'inputs', 'to', 'experiments', 'values']

const isFree = (path: readonly (string | number)[]) => {
  const above = path.slice(0, -1).map(String)
  return (path.length === 2 && NAMED.includes(above[0]!)) || above.some((step) => ANYTHING.includes(step))
}

describe('what the JSON tab offers', () => {
  it('has every word that the operators’ own files use, where they use it', () => {
    const missing: string[] = []
    let looked = 0
    for (const { file, kind, screen } of files) {
      const text = readFileSync(file, 'utf8')
      const of = about(kind, text, screen)
      visit(text, {
        onObjectProperty: (name, offset) => {
          const { path } = getLocation(text, offset + 1)
          if (isFree(path)) return
          looked += 1
          if (!labelsAt(text, offset + 1, of).includes(name)) missing.push(`${file}: ${path.join('.')}`)
        },
      })
    }
    expect(looked).toBeGreaterThan(2000)
    expect(missing).toEqual([])
  })

  const words = (schema: { readonly properties: object }) => Object.keys(schema.properties).toSorted()
  const topOf = (kind: ItemKind, screen?: string) => labelsAt('{  }', 2, about(kind, '{}', screen)).toSorted()

  it('is at the top of a text what a text of that kind may say: of a page around a screen no title and no blocks', () => {
    expect(topOf('page')).toEqual(words(pageSchema))
    expect(topOf('page', 'login/login')).toEqual(words(screenPageSchema))
    expect(topOf('part')).toEqual(words(partSchema))
    expect(topOf('theme')).toEqual(words(themeSchema))
    expect(topOf('component')).toEqual(['entries', 'title', 'type'])
    expect(topOf('route')).toContain('keepAlive')
  })

  const at = (kind: ItemKind, marked: string, screen?: string) => {
    const text = marked.replace('|', '')
    return labelsAt(text, marked.indexOf('|'), about(kind, text, screen))
  }

  it('are the slots of the screen, and in each the widgets that it takes', () => {
    expect(at('page', '{ "slots": { | } }', 'login/login')).toEqual(['end'])
  })

  it('are the places of the block’s own widget, and what stands already is not offered again', () => {
    expect(at('page', '{ "blocks": [{ "id": "a", "widget": "columns", "slots": { "left": [], | } }] }')).toEqual([
      'right',
    ])
    expect(at('page', '{ "blocks": [{ "id": "a", "widget": "columns", | }] }')).not.toContain('widget')
  })

  it('are the arguments of the action and of the endpoint that are chosen', () => {
    expect(
      at('page', '{ "blocks": [{ "widget": "link-row", "on": { "x": [{ "do": "toast", | }] } }] }').toSorted(),
    ).toEqual(['late', 'seconds', 'text', 'when'])
    expect(at('page', '{ "data": { "a": { "from": "pageComponent", "with": { | } } } }')).toEqual([
      'code',
      'needContentInfo',
    ])
  })

  it('are what a part asks for, each by its kind, what is said of it, and whether it has to be given', () => {
    const marked = '{ "blocks": [{ "part": "product-sold-out", "with": { "code": "a", | } }] }'
    const text = marked.replace('|', '')
    const options = optionsAt(text, marked.indexOf('|'), about('page', text))
    expect(options.map(({ label, detail }) => [JSON.parse(label) as string, detail])).toEqual([
      ['isSoldOut', '是或否：卖完了（要给）'],
      ['similar', expect.stringMatching(/.+：相似的商品$/)],
      ['mine', expect.stringMatching(/^收藏了没有，自己待支付的订单占着什么：/)],
    ])
    expect(at('page', '{ "blocks": [{ "part": "product-sold-out", "id": "a", | }] }')).toEqual(['with', 'hidden'])
  })

  it('are the names of what there is: parts, states and data of the page, kinds of components', () => {
    expect(at('page', '{ "blocks": [{ "part": "|" }] }')).toContain('goods-notes')
    expect(at('part', '{ "blocks": [{ "part": "|" }] }')).toEqual(namesIn('pages/parts'))
    expect(at('component', '{ "type": "|" }')).toEqual(Object.keys(componentKinds))
    const page =
      '{ "state": { "tab": 1 }, "blocks": [{ "widget": "x", "on": { "y": [{ "do": "set-state", "key": "|" }] } }] }'
    expect(at('page', page)).toEqual(['tab'])
    // What can only be submitted to is no source.
    expect(at('page', '{ "data": { "a": { "from": "|" } } }')).not.toContain('sendSmsCode')
  })
})
