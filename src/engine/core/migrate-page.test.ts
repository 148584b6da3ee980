import { describe, expect, it } from 'vitest'
import { MAX_BLOCK_DEPTH, migratePage } from './migrate-page.ts'
import { deepFrozen, registryOf, widget } from './test-fixtures.ts'

const registry = registryOf(
  widget('banner', {
    props: { type: 'object', properties: { title: { type: 'string' } }, additionalProperties: false },
    migrations: [
      { to: 2, name: 'rename-heading-to-title', up: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
      { to: 3, name: 'title-in-brackets', up: (props) => ({ ...props, title: `[${String(props.title)}]` }) },
    ],
  }),
  widget('broken', {
    migrations: [
      {
        to: 2,
        name: 'take-first-item',
        up: (props) => ({ item: (props.items as readonly unknown[])[0] }),
      },
    ],
  }),
  widget('strip', {
    props: {
      type: 'object',
      properties: { heading: { type: 'string' }, text: { type: 'string' } },
      required: ['heading'],
      additionalProperties: false,
    },
    migrations: [{ to: 2, name: 'rename-title-to-heading', up: ({ title, ...rest }) => ({ ...rest, heading: title }) }],
  }),
  widget('calm', {
    props: {
      type: 'object',
      properties: { text: { type: 'string' } },
      required: ['text'],
      additionalProperties: false,
    },
    migrations: [{ to: 2, name: 'in-brackets', up: ({ text }) => ({ text: `[${String(text)}]` }) }],
  }),
  widget('dropping', {
    migrations: [
      { to: 2, name: 'drop-tone', removedProps: ['tone'], up: ({ tone: _tone, hint: _hint, ...rest }) => rest },
    ],
  }),
  widget('priced', {
    props: {
      type: 'object',
      properties: { price: { type: 'number' }, text: { type: 'string' } },
      additionalProperties: false,
    },
    migrations: [
      { to: 2, name: 'cents-to-yuan', up: ({ price, ...rest }) => ({ ...rest, price: Number(price) / 100 }) },
    ],
  }),
  widget('thrice', {
    props: { type: 'object', properties: { third: { type: 'string' } }, additionalProperties: false },
    migrations: [
      { to: 2, name: 'first-to-second', up: ({ first, ...rest }) => ({ ...rest, second: first }) },
      { to: 3, name: 'second-to-third', up: ({ second, ...rest }) => ({ ...rest, third: second }) },
    ],
  }),
  widget('stack'),
  widget('bar', {
    migrations: [{ to: 2, name: 'tell-no-refusal', removedEvents: ['refused'], up: (props) => props }],
  }),
)

const banner = { id: 'a', widget: 'banner', props: { heading: 'x' } }
const today = { id: 'a', widget: 'banner', props: { title: '[x]' } }
const at = (versions: Record<string, unknown>, more: object) =>
  deepFrozen({ versions: { page: 1, ...versions }, ...more })

describe('migratePage', () => {
  it('[R2] runs the migrations after the written version, in order', () => {
    const result = migratePage(at({ banner: 1 }, { blocks: [banner] }), registry)
    expect(result).toEqual({
      ok: true,
      raw: { versions: { page: 1, banner: 3 }, blocks: [today] },
      applied: [
        { pointer: '/blocks/0', widget: 'banner', to: 2, name: 'rename-heading-to-title' },
        { pointer: '/blocks/0', widget: 'banner', to: 3, name: 'title-in-brackets' },
      ],
    })
  })

  it('[R2] leaves out the migrations up to the written version', () => {
    const written = { id: 'a', widget: 'banner', props: { title: 'x' } }
    const result = migratePage(at({ banner: 2 }, { blocks: [written] }), registry)
    expect(result).toMatchObject({ raw: { blocks: [today] }, applied: [{ to: 3 }] })
  })

  it.each([{ bar: 1 }, {}])('[R2] takes away what was done at an event that is no more: %o', (versions) => {
    const on = { buy: [{ do: 'back' }], refused: [{ do: 'reload' }] }
    const result = migratePage(at(versions, { blocks: [{ id: 'b', widget: 'bar', props: {}, on }] }), registry)
    expect(result).toMatchObject({ raw: { versions: { bar: 2 }, blocks: [{ on: { buy: [{ do: 'back' }] } }] } })
    expect(JSON.stringify(result)).not.toContain('refused')
  })

  it('[R2] leaves what today’s version does at its events', () => {
    const block = { id: 'b', widget: 'bar', props: {}, on: { refused: [{ do: 'reload' }] } }
    expect(migratePage(at({ bar: 2 }, { blocks: [block] }), registry)).toMatchObject({ raw: { blocks: [block] } })
  })

  it('[R2] reaches blocks in slots and popups, and says where', () => {
    const blocks = [{ id: 's', widget: 'stack', slots: { 'a/b': [banner] } }]
    const result = migratePage(
      at({ banner: 1 }, { blocks, popups: { ad: { title: 't', blocks: [banner] } } }),
      registry,
    )
    expect(result).toMatchObject({
      raw: { blocks: [{ slots: { 'a/b': [today] } }], popups: { ad: { blocks: [today] } } },
      applied: [
        { pointer: '/blocks/0/slots/a~1b/0' },
        { pointer: '/blocks/0/slots/a~1b/0' },
        { pointer: '/popups/ad/blocks/0' },
        { pointer: '/popups/ad/blocks/0' },
      ],
    })
  })

  it('[R3] takes a widget without an entry as written at the version whose form it has, and says today’s from now on', () => {
    const result = migratePage(at({}, { blocks: [banner] }), registry)
    expect(result).toMatchObject({ raw: { versions: { page: 1, banner: 3 }, blocks: [today] }, applied: [{}, {}] })
  })

  it('[R3] leaves a block without an entry as it is when it has not the form of the first version', () => {
    const raw = at({}, { blocks: [{ id: 'a', widget: 'broken', props: { title: 'x' } }] })
    expect(migratePage(raw, registry)).toEqual({ ok: true, raw, applied: [] })
  })

  const one = (widgetCode: string, props: object, versions = {}) =>
    migratePage(at(versions, { blocks: [{ id: 'a', widget: widgetCode, props }] }), registry)

  it.each([
    ['strip', { heading: '第二晚半价', text: '七月到八月' }],
    ['calm', { text: '第二晚半价' }],
    ['priced', { price: 100, txet: '半价' }],
  ])('[R3] refuses props without an entry that may be of the first version or of today’s: %s', (code, props) => {
    expect(one(code, props)).toEqual({
      ...{ ok: false, pointer: '/blocks/0/props', code: 'version-ambiguous', widget: code, wrote: 1, known: 2 },
    })
    expect(one(code, props, { [code]: 2 })).toMatchObject({ ok: true, applied: [], raw: { blocks: [{ props }] } })
  })

  it('[R3] takes those for the first version that can be of no other, and leaves those that migrate to themselves', () => {
    expect(one('strip', { title: '第二晚半价' })).toMatchObject({
      raw: { blocks: [{ props: { heading: '第二晚半价' } }] },
    })
    expect(one('bar', {})).toMatchObject({ ok: true, raw: { versions: { bar: 2 } } })
  })

  it('[R3] names of several older versions one that takes the props', () => {
    expect(one('banner', { title: '第二晚半价' })).toMatchObject({ code: 'version-ambiguous', wrote: 2, known: 3 })
  })

  it.each([
    ['first', 2],
    ['second', 1],
  ])('[R3] takes props without an entry for the one version whose form they have: %s', (name, steps) => {
    const result = one('thrice', { [name]: '第二晚半价' })
    expect(result).toMatchObject({ raw: { versions: { thrice: 3 }, blocks: [{ props: { third: '第二晚半价' } }] } })
    expect(result.ok && result.applied).toHaveLength(steps)
  })

  it.each([
    ['strip', { heading: '第二晚半价' }],
    ['strip', { title: '第二晚半价', heading: '另一句' }],
    ['dropping', { text: 'x', hint: '提示' }],
    ['dropping', { text: 'x', hint: 3 }],
  ])('[R2] refuses a migration that would lose what it does not name: %s %j', (code, props) => {
    expect(one(code, props, { [code]: 1 })).toMatchObject({ ok: false, code: 'migration-failed', widget: code })
  })

  it('[R2] lets a migration take away what it names', () => {
    expect(one('dropping', { text: 'x', tone: '响' }, { dropping: 1 })).toMatchObject({
      raw: { blocks: [{ props: { text: 'x' } }] },
    })
  })

  it('[R3] leaves unknown widgets alone', () => {
    const raw = at(
      { gone: 7 },
      {
        blocks: [
          { id: 'g', widget: 'gone' },
          { id: 'p', widget: 'constructor' },
        ],
      },
    )
    expect(migratePage(raw, registry)).toEqual({ ok: true, raw, applied: [] })
  })

  it('[R4] refuses a page written for a newer version of a widget', () => {
    expect(migratePage(at({ banner: 4 }, { blocks: [] }), registry)).toEqual({
      ok: false,
      pointer: '/versions/banner',
      code: 'version-too-new',
      widget: 'banner',
      wrote: 4,
      known: 3,
    })
  })

  it('[R4] refuses a page written for a newer page language', () => {
    expect(migratePage(at({ page: 2 }, { blocks: [] }), registry)).toMatchObject({
      pointer: '/versions/page',
      code: 'version-too-new',
      widget: 'page',
    })
  })

  it('[R4] names the props that a migration could not take', () => {
    const raw = at({ broken: 1 }, { blocks: [banner, { id: 'b', widget: 'broken', props: {} }] })
    expect(migratePage(raw, registry)).toEqual({
      ok: false,
      pointer: '/blocks/1/props',
      code: 'migration-failed',
      widget: 'broken',
      wrote: 1,
      known: 2,
    })
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{}],
    [{ versions: 3, blocks: [banner] }],
    [{ versions: { page: 1, banner: 'one' }, blocks: 7, popups: [] }],
    [{ versions: { page: 1, banner: 3 }, blocks: [null, 'x', { widget: 3 }, { widget: 'banner', props: [] }] }],
    [{ versions: { page: 1, banner: 0.5 }, blocks: [banner], popups: { a: null, b: { blocks: {} } } }],
  ])('[R5] passes %j on for the check to refuse', (raw) => {
    expect(migratePage(deepFrozen(raw), registry)).toMatchObject({ ok: true, raw, applied: [] })
  })

  it('[R5] survives ten thousand slots inside each other, and does not walk below the greatest depth', () => {
    let nested: object = banner
    for (let depth = 0; depth < 10_000; depth++) nested = { id: 's', widget: 'stack', slots: { body: [nested] } }
    expect(migratePage({ versions: { page: 1, banner: 1 }, blocks: [nested] }, registry)).toMatchObject({ applied: [] })
    expect(MAX_BLOCK_DEPTH).toBeLessThan(10_000)
  })

  it('[R5] keeps a property named __proto__ a property', () => {
    const raw: unknown = JSON.parse('{"versions":{"page":1,"__proto__":2},"blocks":[],"__proto__":{"x":1}}')
    const result = migratePage(raw, registry)
    expect(result.ok && JSON.stringify(result.raw)).toBe(JSON.stringify(raw))
  })
})
