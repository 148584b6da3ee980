import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** Where an expression stands in a text. */
const SLOT = '\ufffc'

/** What one counts in: no number that the code fills in stands at these without a space. */
const UNITS = '人|份|件|张|晚|天(?!气)|位|项|间|岁|米|公里|个|积分|次|条|层|分钟|小时'

/** A number and its ten thousands, a day, a year, and what the spec has to the letter. */
const APART = [
  /\d(?:\.\d)?[万亿折]|\d+年(?=\d)|(?:\d+年)?(?:\d+|\ufffc)月(?:(?:\d+|\ufffc)日)?|(?:\d+|\ufffc)[年日]/gu,
  /Y{2,4}年|M{1,2}月|D{1,2}日/g,
  /仅剩(?:[N\d\ufffc]+)\p{Script=Han}?/gu,
  /该商品(?:每次只能购买|限购)[\d\ufffc]+件|[成人儿童]+票\ufffc份|一键WIFI/g,
  /[\p{Script=Han}][A-Z][A-Z0-9]{4,5}\p{Script=Han}?/gu,
]

const HAN = String.raw`\p{Script=Han}`
const TIGHT = new RegExp(
  String.raw`${HAN}[A-Za-z\d]|[A-Za-z\d]${HAN}|\ufffc(?:${UNITS})|${HAN}\ufffc ?(?:${UNITS})(?!${HAN}{3})`,
  'u',
)

const isTight = (text: string): boolean => TIGHT.test(APART.reduce((left, rule) => left.replaceAll(rule, ' '), text))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isSpace = (node: Node): boolean => node.type === 'Identifier' && node['name'] === 'NO_BREAK_SPACE'

function templateText({ quasis, expressions }: Node): string {
  const texts = (quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked)
  return texts.reduce((all, text, at) => all + (isSpace((expressions as readonly Node[])[at - 1]!) ? ' ' : SLOT) + text)
}

const childText = (child: Node): string => {
  if (child.type === 'JSXText') return String(child['value'])
  return child.type === 'JSXExpressionContainer' && !isSpace(child['expression'] as Node) ? SLOT : ' '
}

/** The texts of a node itself: what one reads as one line. */
function textsOf(node: Node): readonly string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node.type === 'TemplateLiteral') return [templateText(node)]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return [(node['children'] as readonly Node[]).map(childText).join('')]
  return []
}

function* allTexts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* allTexts(one)
  else if (isNode(node)) {
    yield* textsOf(node)
    for (const [key, value] of Object.entries(node)) if (key !== 'type') yield* allTexts(value)
  }
}

const readsCode =
  /^(?:schemas|server|src|widgets|sandbox\/content)\/(?!.*\.test\.tsx?$)(?!.*\/testing\/)(?!.*\/phrases\.ts)/

const tightInCode = (file: string, code = readFileSync(file, 'utf8')): string[] =>
  [...allTexts(parseSync(file, code).program)].filter(isTight).map((text) => `${file}: ${text.replaceAll(SLOT, '…')}`)

/** Texts of a page's file; what stands in double braces is code, and its own texts are quoted. */
const tightInPage = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .flatMap(([, text = '']) => [
      text.replaceAll(/\{\{.*?\}\}/g, SLOT),
      ...[...text.matchAll(/\{\{(.*?)\}\}/g)].flatMap(([, code = '']) =>
        // What is put between two texts is read with them as one line.
        [...code.replaceAll(/' \+ [^',?:]+ \+ '/g, SLOT).matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
      ),
    ])
    .filter(isTight)
    .map((text) => `${file}: ${text.replaceAll(SLOT, '…')}`)

describe('a space stands between Chinese and what is counted or Latin', () => {
  it('in what the code says', () => {
    const tight = sourceFiles()
      .filter((file) => readsCode.test(file))
      .flatMap((file) => tightInCode(file))
    expect(tight).toEqual([])
  })

  it('in what pages say', () => {
    const files = readdirSync('pages', { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `pages/${name}`)
    expect(files.length).toBeGreaterThan(90)
    expect(files.flatMap(tightInPage)).toEqual([])
  })

  it('and none within a day, within 1.8万, and in what the spec has to the letter', () => {
    const tight = ['共2晚', '已售18件', '第3天', `共${SLOT}张`, '用WiFi']
    const right = ['共 2 晚', '12月4日', '1.8万', '仅剩4份', `仅剩${SLOT}份`, '该商品限购3件', `${SLOT} 张`, '一键WIFI']
    expect([...tight, ...right].filter(isTight)).toEqual(tight)
  })
})
