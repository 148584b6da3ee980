import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { AnyWidget } from '../../src/kit/widget.ts'
import { widgetCategories } from '../../src/kit/widget-categories.ts'
import { asSchema } from '../../src/engine/checks/schema.ts'
import { registry } from '../../widgets/registry.ts'
import { imported } from './imported.ts'
import { migrationMistakes } from './migration-mistakes.ts'
import { isChinese, untitled } from './schema-parts.ts'
import { mistakes, strictly } from './strict-ajv.ts'
import { widgetCases } from './widget-cases.ts'

const cases = await widgetCases()
const propNames = (schema: JSONSchema) => Object.keys(schema.properties ?? {})
const events = (widget: AnyWidget) => Object.entries(widget.events ?? {})

/** What the engine gives a widget beside its props, and what React keeps for itself. */
const takenNames = ['emit', 'variant', 'slots', 'headingLevel', 'now', 'memory', 'isFirstView', 'key', 'ref']

describe('widgets/', () => {
  it('has a folder for every entry of the registry, and no other', () => {
    const folders = readdirSync('widgets', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(registry).sort())
  })
})

describe.each(cases)('$code', ({ code, widget, examples, migrationExamples }) => {
  it('has its folder as its code', async () => {
    const door = Object.values(await imported<Record<string, AnyWidget>>(`widgets/${code}/index.ts`))
    expect(door.map((found) => found.code)).toEqual([code])
  })

  it('has a title, says in Chinese what it is for, and names its events and slots in Chinese', () => {
    const titles = [...events(widget), ...Object.entries(widget.slots ?? {})].map(([, { title }]) => title)
    expect(widget.title.trim()).not.toBe('')
    expect([widget.description, ...titles].filter((text) => !isChinese(text))).toEqual([])
  })

  it('stands in the palette under a heading', () => {
    expect(Object.keys(widgetCategories)).toContain(widget.category)
  })

  it('has a props schema of draft-07 that compiles strictly', () => {
    expect(widget.props).toMatchObject({ type: 'object', additionalProperties: false })
    expect(strictly(widget.props)).toBeTypeOf('function')
  })

  it('has schemas that the checks of pages read to the end', () => {
    for (const schema of [widget.props, ...events(widget).map(([, { payload }]) => payload)])
      expect(asSchema(schema)).toBe(schema)
  })

  it('has a title in Chinese for each prop, at every level, and for what its events bring', () => {
    expect([widget.props, ...events(widget).map(([, { payload }]) => payload)].flatMap(untitled)).toEqual([])
  })

  it('has no prop that the engine or React would replace', () => {
    expect(propNames(widget.props).filter((name) => takenNames.includes(name))).toEqual([])
  })

  it('has defaults that fit its props', () => {
    const validate = strictly({ ...widget.props, required: [] })
    expect(mistakes(validate, widget.defaults ?? {})).toEqual([])
  })

  it('has three examples or more, each of a name of its own, that fit its props over its defaults', () => {
    const validate = strictly(widget.props)
    const names = examples.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(new Set(names).size).toBe(names.length)
    const wrong = examples.flatMap(({ name, props }) =>
      mistakes(validate, { ...widget.defaults, ...props }).map((mistake) => `${name}: ${mistake}`),
    )
    expect(wrong).toEqual([])
  })

  it('shows each of its variants in an example, and no other', () => {
    const shown = new Set(examples.flatMap(({ variant }) => variant ?? []))
    expect([...shown].sort()).toEqual([...(widget.variants ?? [])].sort())
  })

  it('has events whose payloads compile strictly', () => {
    for (const [, { payload }] of events(widget)) expect(strictly(payload)).toBeTypeOf('function')
  })

  it('is empty by props that it has', () => {
    expect((widget.emptyWhen ?? []).filter((name) => !propNames(widget.props).includes(name))).toEqual([])
  })

  it('allows widgets in its slots that there are', () => {
    const allowed = Object.values(widget.slots ?? {}).flatMap(({ allow }) => allow ?? [])
    expect(allowed.filter((other) => !Object.hasOwn(registry, other))).toEqual([])
  })

  it('takes some height', () => {
    expect(widget.height).toBeGreaterThan(0)
  })

  it('has migrations without a gap, each taken by an example that comes out as it says', () => {
    expect(migrationMistakes(widget, migrationExamples)).toEqual([])
  })
})

describe('migrationMistakes', () => {
  const rename = (to: number, from: string, name: string) => ({
    to,
    name: `rename-${from}-to-${name}`,
    up: ({ [from]: value, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, [name]: value }),
  })
  const [first] = cases
  const steps = [rename(2, 'a', 'b'), rename(3, 'b', 'c')]
  const widget: AnyWidget = { ...first!.widget, migrations: steps }
  const both = [
    { from: 1, before: { a: 1 }, after: { c: 1 } },
    { from: 2, before: { b: 1 }, after: { c: 1 } },
  ]

  it('has nothing to say when every step is taken', () => {
    expect(migrationMistakes(widget, both)).toEqual([])
  })

  it('finds a step that no example takes, a wrong outcome and a gap', () => {
    expect(migrationMistakes(widget, both.slice(1))).toEqual(['no example takes the step to version 2'])
    expect(migrationMistakes(widget, [...both, { from: 2, before: { b: 1 }, after: { b: 1 } }])).toEqual([
      '{"b":1} of version 2 comes out otherwise',
    ])
    expect(migrationMistakes({ ...widget, migrations: [steps[1]!] }, both)).toContain('migrations lead to 3, not to 2')
  })
})
