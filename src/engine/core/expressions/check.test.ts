import { describe, expect, it } from 'vitest'
import { checkExpression, checkTemplate } from './check.ts'
import { readExpression } from './read.ts'
import { readTemplate } from './read-template.ts'
import { describeType, typeOfSchema } from './types.ts'
import type { Type } from './types.ts'

const offer = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    price: { type: 'number' },
    hot: { type: 'integer' },
    tag: { type: ['string', 'null'] },
    status: { enum: ['on-sale', 'sold-out'] },
    pics: { type: 'array', items: { type: 'string' } },
  },
  required: ['name', 'price', 'status', 'pics'],
} as const

const roots: Record<string, Type> = {
  offers: typeOfSchema({
    type: 'object',
    properties: { total: { type: 'integer' }, productPackageInfos: { type: 'array', items: offer }, more: offer },
    required: ['total', 'productPackageInfos'],
  }),
  user: typeOfSchema({
    type: ['object', 'null'],
    properties: { level: { type: 'number' }, vip: { type: 'boolean' } },
    required: ['level'],
  }),
  query: typeOfSchema({ type: 'object', additionalProperties: { type: 'string' } }),
  state: typeOfSchema({ type: 'object' }),
}

const check = (source: string) => {
  const { type, problems } = checkExpression(readExpression(source), roots)
  return {
    type,
    problems: problems.map((problem) => ({ ...problem, underlined: source.slice(problem.start, problem.end) })),
  }
}
const problemOf = (source: string) => {
  const { problems } = check(source)
  expect(problems).toHaveLength(1)
  return problems[0]!
}
const typeOf = (source: string) => {
  const { type, problems } = check(source)
  expect(problems).toEqual([])
  return `${describeType(type, 'zh')}${type.nullable ? '?' : ''}`
}

describe('the check of names', () => {
  it('finds an unknown field, says which was meant, and which there are', () => {
    expect(problemOf('size(offers.productPackageInfo) > 0')).toEqual({
      code: 'expression-unknown-field',
      start: 12,
      end: 30,
      underlined: 'productPackageInfo',
      message: {
        zh: '「offers」里没有「productPackageInfo」，是不是「productPackageInfos」？（可以用：total、productPackageInfos、more）',
        en: '"offers" has no "productPackageInfo", did you mean "productPackageInfos"? (There are: total, productPackageInfos, more)',
      },
      got: 'productPackageInfo',
      suggestion: 'productPackageInfos',
    })
  })

  it.each([
    ['ofers.total', 'ofers', 'expression-unknown-root', 'offers'],
    ['offers.more.prise', 'prise', 'expression-unknown-field', 'price'],
    ["offers['totl']", "'totl'", 'expression-unknown-field', 'total'],
    ['offers.productPackageInfos.map(x, x.nam)', 'nam', 'expression-unknown-field', 'name'],
    ['offers.productPackageInfos[0].prce', 'prce', 'expression-unknown-field', 'price'],
    ['siz(offers.productPackageInfos)', 'siz', 'expression-unknown-function', 'size'],
    ['has(offers.mor)', 'mor', 'expression-unknown-field', 'more'],
    ['toString', 'toString', 'expression-unknown-root', undefined],
    ['offers.hasOwnProperty', 'hasOwnProperty', 'expression-unknown-field', undefined],
  ])('in %s underlines %s', (source, underlined, code, suggestion) => {
    const found = problemOf(source)
    expect(found).toMatchObject({ underlined, code })
    expect(found.suggestion).toBe(suggestion)
  })

  it('reports each mistake once, in the order of the text', () => {
    const { problems } = check('offers.a.b.c + size(ofers.x) > user.lvl.z')
    expect(problems.map(({ underlined }) => underlined)).toEqual(['a', 'ofers', 'lvl'])
  })

  it('knows nothing against open objects and maps', () => {
    expect(check('state.anything.at[0].all + 1 > 2').problems).toEqual([])
    expect(typeOf('query.from')).toBe('文字?')
  })

  it('lets a macro variable hide a root inside the macro alone', () => {
    expect(check('offers.productPackageInfos.exists(user, user.price > 1) && user.level > 1').problems).toEqual([])
    expect(problemOf('offers.productPackageInfos.exists(x, true) && x.price > 1').underlined).toBe('x')
  })
})

describe('the check of types', () => {
  it.each([
    ["offers.total + '件'", 'offers.total', 'string(…)'],
    ["'共' + offers.total", 'offers.total', 'string(…)'],
    ['offers.more.name * 2', 'offers.more.name', undefined],
    ["offers.total > '3'", "offers.total > '3'", undefined],
    ["offers.total == '3'", "offers.total == '3'", undefined],
    ['offers.total && true', 'offers.total', undefined],
    ['!offers.total', 'offers.total', undefined],
    ['offers.total ? 1 : 2', 'offers.total', undefined],
    ["user.level > 1 ? 'a' : 1", "user.level > 1 ? 'a' : 1", undefined],
    ['offers.productPackageInfos.length', 'length', 'size(offers.productPackageInfos)'],
    ['offers.productPackageInfos.name', 'name', undefined],
    ['offers.more.name.first', 'first', undefined],
    ['offers[1]', '1', undefined],
    ["'a' in offers.more.name", 'offers.more.name', undefined],
    ['1 in offers.more.pics', '1', undefined],
    ['upper(offers.total)', 'offers.total', undefined],
    ['offers.total.filter(x, true)', 'offers.total', undefined],
    ['offers.productPackageInfos.filter(x, x.price)', 'x.price', undefined],
    ['default(offers.more.hot, "none")', 'default(offers.more.hot, "none")', undefined],
    ["offers.more.status == 'soldout'", "'soldout'", 'sold-out'],
  ])('refuses %s', (source, underlined, suggestion) => {
    const found = problemOf(source)
    expect(found).toMatchObject({ code: 'expression-wrong-type', underlined })
    expect(found.suggestion).toBe(suggestion)
  })

  it('refuses to join what has no text', () => {
    expect(problemOf("join(offers.productPackageInfos, ',')")).toMatchObject({
      code: 'expression-wrong-type',
      underlined: 'offers.productPackageInfos',
      message: {
        zh: 'join() 只能连接文字和数字，「offers.productPackageInfos」的每一项是对象，请先用 map() 取出文字',
      },
    })
    expect(check("offers.productPackageInfos.map(x, x.name).join(',')").problems).toEqual([])
  })

  it('speaks in the words of an operator', () => {
    expect(problemOf('upper(offers.total)').message).toEqual({
      zh: '「offers.total」应该是文字，却是数字',
      en: '"offers.total" must be text but is number',
    })
  })

  it.each([
    ['size()', 'size', '1'],
    ['join(offers.more.pics)', 'join', '2'],
    ['round(1, 2, 3)', 'round', '1-2'],
    ['has(size(offers))', 'size(offers)', 'a.b'],
    ["addDays('2026-11-20')", 'addDays', '2'],
  ])('counts the arguments in %s', (source, underlined, expected) => {
    expect(problemOf(source)).toMatchObject({ code: 'expression-bad-arguments', underlined, expected })
  })

  it.each([
    ['offers.total', '数字'],
    ['offers.more.name', '文字?'],
    ['offers.more.name == null', '是否'],
    ["default(offers.more.name, '')", '文字'],
    ['offers.more.price * 2', '数字?'],
    ['offers.total / 2', '数字'],
    ['2 / offers.total', '数字?'],
    ['offers.productPackageInfos', '列表'],
    ['offers.productPackageInfos[0]', '对象?'],
    ['first(offers.productPackageInfos).name', '文字?'],
    ['offers.productPackageInfos.map(x, x.price)[0]', '数字?'],
    ['size(offers.more.pics)', '数字'],
    ['slice(offers.more.pics, 0, 2)', '列表?'],
    ['user.level >= 3 && user.vip', '是否'],
    ['offers.total > 1 ? offers.more : null', '对象?'],
    ['[1] + [2]', '列表'],
    ['price(offers.total)', '文字'],
    ["number('1')", '数字?'],
    ["addDays('2026-11-20', 1)", '文字?'],
    ["default(addDays('2026-11-20', 1), '')", '文字'],
  ])('knows that %s is %s', (source, expected) => {
    expect(typeOf(source)).toBe(expected)
  })

  it.each([
    ["has(offers.more.tag) ? offers.more.tag : ''", '文字'],
    ["offers.more.tag != null ? offers.more.tag : ''", '文字'],
    ["offers.more.tag == null ? '' : offers.more.tag", '文字'],
    ["!has(offers.more.tag) || user.level < 1 ? '' : offers.more.tag", '文字'],
    ['user.level > 3 ? user.level : 0', '数字'],
    ["has(offers.more) ? offers.more.name : ''", '文字'],
    ["has(offers.more) ? offers.more.tag : ''", '文字?'],
    ["has(user.vip) ? offers.more.tag : ''", '文字?'],
    ["has(offers.more.tag) || user.level > 1 ? offers.more.tag : ''", '文字?'],
  ])('learns from the test in %s', (source, expected) => {
    expect(typeOf(source)).toBe(expected)
  })

  it('forgets what it learnt about a name that a macro hides', () => {
    const { type } = check('has(offers.more) ? offers.productPackageInfos.map(offers, offers.hot) : []')
    expect(type).toMatchObject({ kind: 'list', of: { kind: 'number', nullable: true } })
  })
})

describe('the check of texts', () => {
  const inText = (text: string) => {
    const { type, problems } = checkTemplate(readTemplate(text), roots)
    return { type, underlined: problems.map(({ start, end }) => text.slice(start, end)) }
  }

  it('places problems in the whole text', () => {
    expect(inText('共 {{ offers.totl }} 件 {{ ofers }}').underlined).toEqual(['totl', 'ofers'])
    expect(inText('{{ offers.totl }}').underlined).toEqual(['totl'])
  })

  it('refuses lists and objects inside text and accepts what may be missing', () => {
    expect(inText('x {{ offers.productPackageInfos }}').underlined).toEqual(['offers.productPackageInfos'])
    expect(inText('x {{ offers.more.tag }}')).toEqual({ type: { kind: 'string' }, underlined: [] })
  })

  it('gives a value its own type and a literal its exact text', () => {
    expect(inText('{{ offers.total }}').type).toEqual({ kind: 'number' })
    expect(inText('on-sale').type).toEqual({ kind: 'string', enum: ['on-sale'] })
  })
})
