import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileExpression } from './compile.ts'
import { FUNCTIONS } from './functions.ts'
import { readExpression } from './read.ts'
import { SIGNATURES } from './signatures.ts'

const data: Record<string, unknown> = {
  list: [3, 1, 3],
  none: [],
  items: [{ a: 1 }, { a: 1 }, 'x', 'x'],
  emoji: '👍海岛',
  map: { a: 1, b: null },
  big: 12345,
}
const evaluate = (source: string) => compileExpression(readExpression(source)).evaluate((name) => data[name])

describe('the functions', () => {
  it.each([
    ['size(list)', 3],
    ['size(emoji)', 3],
    ["size('👨‍👩‍👧家')", 2],
    ['size(map)', 2],
    ['size(missing)', 0],
    ['list.size()', 3],
    ['has(map.a)', true],
    ['has(map.b)', false],
    ['has(map.x.y)', false],
    ["default(map.b, 'x')", 'x'],
    ["map.a.default('x')", 1],
    ['string(1.5)', '1.5'],
    ['string(0.1 + 0.2)', '0.3'],
    ['string(19.9 * 3)', '59.7'],
    ['string(1234567.1 * 3)', '3703701.3'],
    ['string(1234567890123.45)', '1234567890123.45'],
    ['string(-0.1 - 0.2)', '-0.3'],
    ['string(1 / 3)', '0.333333333333'],
    ['string(0.0000001)', '0.0000001'],
    ['string(0.1 + 0.2 - 0.3)', '0'],
    ['string(1e21)', ''],
    ["'共 ' + (-1e15 * 1e15)", '共 '],
    ['string(123456789012345 * 1e6)', '123456789012345000000'],
    ['string(900013202611280001)', '900013202611280000'],
    ["'共' + string(100 * 1.1)", '共110'],
    ["join([0.1 + 0.2], '')", '0.3'],
    ['string(true)', 'true'],
    ['string(list)', null],
    ['string(missing)', null],
    ["number(' 12.5 ')", 12.5],
    ["number('12元')", null],
    ["number('')", null],
    ["number(' ')", null],
    ["number('0x10')", null],
    ["number('0b1')", null],
    ["number('Infinity')", null],
    ["number('1e999')", null],
    ["number('-1.5e3')", -1500],
    ["contains('三亚湾', '亚')", true],
    ["contains(missing, 'a')", false],
    ["startsWith('abc', 'ab')", true],
    ["endsWith('abc', 'ab')", false],
    ["lower('AbC')", 'abc'],
    ["upper('AbC')", 'ABC'],
    ["trim('  a ')", 'a'],
    ["join(list, '、')", '3、1、3'],
    ["join([1, null, 'x'], ',')", '1,,x'],
    ["split('a,b', ',')", ['a', 'b']],
    ["split('😀海', '')", ['😀', '海']],
    ["split('👍🏽好', '')", ['👍🏽', '好']],
    ["join([1, [2], {'a': 3}], ',')", '1,,'],
    ['round(9007199254740991)', 9007199254740991],
    ['round(2251799813685249)', 2251799813685249],
    ['round(1234567890123456, 2)', 1234567890123456],
    ['round(-1234567890123456, 10)', -1234567890123456],
    ['round(1e300, 10)', 1e300],
    ['price(1e21)', null],
    ['price(-1e21)', null],
    ['price(123456789012345)', '123,456,789,012,345'],
    ['first(list)', 3],
    ['last([1, 2])', 2],
    ['first(none)', null],
    ['slice(list, 1)', [1, 3]],
    ['slice(list, 0, -1)', [3, 1]],
    ['slice(emoji, 0, 2)', '👍海'],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(0.1 + 0.2, 2)', 0.3],
    ['floor(1.9)', 1],
    ['ceil(1.1)', 2],
    ['floor(19.9 * 100)', 1990],
    ['floor(0.29 * 100)', 29],
    ['ceil(1.1 * 100)', 110],
    ['ceil(-0.07 * 100)', -7],
    ['floor(1989.9999)', 1989],
    ['ceil(0.0001)', 1],
    ['min(3, 2)', 2],
    ['max(3, 2)', 3],
    ['abs(-3)', 3],
    ['price(1299)', '1,299'],
    ['price(1299.5)', '1,299.50'],
    ['price(1234567.891)', '1,234,567.89'],
    ['price(0.1 + 0.2)', '0.30'],
    ['price(999.999)', '1,000'],
    ['price(missing)', null],
    ['unique(list)', [3, 1]],
    ['unique(items)', [{ a: 1 }, 'x']],
  ])('%s is %j', (source, expected) => {
    expect(evaluate(source)).toEqual(expected)
  })

  it.each([
    ['count(9999)', '9999'],
    ['count(9999.9)', '9999'],
    ['count(99999600)', '9999.9w'],
    ['count(100000000)', '1亿'],
    ['count(123456789)', '1.2亿'],
    ['count(10000)', '1.0w'],
    ['count(19999)', '1.9w'],
    ['count(big)', '1.2w'],
  ])('shows the hot count of B9 as X.Xw over 9999: %s', (source, expected) => {
    expect(evaluate(source)).toBe(expected)
  })

  it.each([
    ["date('2026-03-07', 'M月D日')", '3月7日'],
    ["date('2026-03-07T20:05:00', 'YYYY/MM/DD HH:mm')", '2026/03/07 20:05'],
    ["date('2026-03-07 20:05', 'HH:mm')", '20:05'],
    ["date('soon', 'M月D日')", 'soon'],
    ["date('2026-03-071', 'M月D日')", '2026-03-071'],
    ["date('2026-03-07起', 'M月D日')", '2026-03-07起'],
    ["date(1, 'M')", null],
    ["date('2026-02-30', 'M月D日')", '2026-02-30'],
    ["date('2026-13-01', 'M月D日')", '2026-13-01'],
    ["date('2027-02-29T08:00', 'M月D日')", '2027-02-29T08:00'],
    ["date('2026-03-07T24:00', 'HH:mm')", '2026-03-07T24:00'],
    ["date('2026-03-07T08:60:00', 'HH:mm')", '2026-03-07T08:60:00'],
    ["date('2026-03-07T08:30:61', 'HH:mm')", '2026-03-07T08:30:61'],
    ["date('2028-02-29T23:59:59', 'M月D日 HH:mm')", '2月29日 23:59'],
    ["date('2026-03-07T20:05:00.000+08:00', 'HH:mm')", '20:05'],
  ])('%s is %s', (source, expected) => {
    expect(evaluate(source)).toBe(expected)
  })

  it.each([
    ["addDays('2026-11-20', 1)", '2026-11-21'],
    ["addDays('2026-11-20T08:30:00', 1)", '2026-11-21'],
    ["addDays('2026-11-20 23:59', 0)", '2026-11-20'],
    ["addDays('2026-12-31', 1)", '2027-01-01'],
    ["addDays('2028-02-28', 1)", '2028-02-29'],
    ["addDays('2026-03-01', -1)", '2026-02-28'],
    ["addDays('0050-01-01', 365)", '0051-01-01'],
    ["addDays('2026-11-20', 36500)", '2126-10-27'],
    ["addDays('2026-02-30', 1)", null],
    ["addDays('2026-13-01', 1)", null],
    ["addDays('2026-11-20T25:00:00', 1)", null],
    ["addDays('9999-12-31', 1)", null],
    ["addDays('2026-11-20', 1.5)", null],
    ["addDays('2026-11-20', 1e300)", null],
    ["addDays('soon', 1)", null],
    ["addDays('x2026-11-20', 1)", null],
    ["addDays('2026-11-20', '1')", null],
    ['addDays(missing, 1)', null],
  ])('counts days by the calendar, in no time zone: %s is %s', (source, expected) => {
    expect(evaluate(source)).toBe(expected)
  })

  it('have one list of names in code, checker and document', () => {
    const page = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8')
    const table = page.slice(page.indexOf('## Functions'), page.indexOf('## Lists'))
    const documented = [...table.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name)
    expect(Object.keys(SIGNATURES)).toEqual(Object.keys(FUNCTIONS))
    expect(documented).toEqual(Object.keys(FUNCTIONS))
  })

  it('give in the document the results they give in code', () => {
    const page = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8')
    const examples = [...page.matchAll(/`([^`]+)` → `([^`]+)`/g)]
    expect(examples.length).toBeGreaterThan(20)
    for (const [, source = '', result = ''] of examples) {
      expect([source, evaluate(source)]).toEqual([source, evaluate(result)])
    }
  })
})
