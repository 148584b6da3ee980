import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { contextReads } from './context-reads.ts'
import { resolvePage } from './resolve-page.ts'
import { block, context, deepFrozen, pageOf } from './test-fixtures.ts'

const resolve = (blocks: readonly Block[], more: Partial<PageContext> = {}, page: Partial<Page> = {}) =>
  resolvePage(deepFrozen(pageOf(blocks, page)), deepFrozen({ ...context, ...more }))
const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id)
const isShown = (one: Partial<Block>, more: Partial<PageContext> = {}) =>
  resolve([block('a', one)], more).page.blocks.length === 1

const member = { loggedIn: true, level: 3 }

describe('what a route says in `with`', () => {
  it('[R68] is read as `route`, and decides conditions', () => {
    const page = pageOf([block('pro', { when: "{{ route.kind == 'pro' }}" }), block('all')])
    const idsOf = (route?: Record<string, string>) =>
      resolvePage(page, { ...context, route }).page.blocks.map(({ id }) => id)
    expect(idsOf({ kind: 'pro' })).toEqual(['pro', 'all'])
    expect(idsOf({ kind: 'casa' })).toEqual(['all'])
    expect(idsOf()).toEqual(['all'])
  })
})

describe('resolvePage: schedule', () => {
  const live = { from: '2026-11-20T08:30', until: '2026-11-20T08:32' }

  it.each([
    ['2026-11-20T08:29:59', false],
    ['2026-11-20T08:30:00', true],
    ['2026-11-20T08:31:59', true],
    ['2026-11-20T08:32:00', false],
  ])('[R6] a block live from 08:30 until 08:32 is shown at %s: %s', (now, shown) => {
    expect(isShown({ live }, { now })).toBe(shown)
  })

  it('[R6] takes a missing end as open', () => {
    expect(isShown({ live: { from: '2026-01-01T00:00' } })).toBe(true)
    expect(isShown({ live: { until: '2026-01-01T00:00' } })).toBe(false)
  })

  it('[R13] tells the next turn of a schedule: the start to come, or the end', () => {
    const later = block('b', { live: { from: '2026-11-20T09:00' } })
    const over = block('c', { live: { until: '2026-11-20T08:00' } })
    expect(resolve([block('a', { live }), later, over]).until).toBe('2026-11-20T08:32')
    expect(resolve([later, over]).until).toBe('2026-11-20T09:00')
    expect(resolve([over, block('d')]).until).toBeUndefined()
  })

  it('[R13] does not count the schedules inside a block that is not live, and counts those inside one that is', () => {
    const inner = block('inner', { live })
    const slots = { body: [inner] }
    expect(resolve([block('a', { live: { from: '2026-11-21T00:00' }, slots })]).until).toBe('2026-11-21T00:00')
    expect(resolve([block('a', { slots })]).until).toBe('2026-11-20T08:32')
  })

  it('[R13] holds a page whose expressions read the time for a minute', () => {
    const clock = block('a', { props: { text: '{{ now }}' } })
    expect(resolve([clock]).until).toBe('2026-11-20T08:31')
    expect(resolve([clock], { now: '2026-12-31T23:59:59' }).until).toBe('2027-01-01T00:00')
  })
})

describe('resolvePage: hidden', () => {
  it('[R74] shows a hidden block to nobody, whatever else it says, and what it holds', () => {
    expect(isShown({ hidden: true })).toBe(false)
    expect(isShown({ hidden: true, when: '{{ true }}' })).toBe(false)
    expect(resolve([block('a', { hidden: true, slots: { body: [block('b')] } }), block('c')]).page.blocks).toEqual([
      block('c'),
    ])
    expect(resolve([block('a', { hidden: false })]).page.blocks).toEqual([block('a')])
  })

  it('[R74] turns nothing by the schedule of a hidden block, or of what it holds', () => {
    const live = { from: '2026-11-21T00:00' }
    expect(resolve([block('a', { hidden: true, live, slots: { body: [block('b', { live })] } })]).until).toBeUndefined()
  })
})

describe('resolvePage: audience and experiment', () => {
  it.each<[NonNullable<Block['audience']>, Partial<PageContext>, boolean]>([
    [{ login: true }, { user: member }, true],
    [{ login: true }, {}, false],
    [{ login: false }, {}, true],
    [{ levels: [2, 3] }, { user: member }, true],
    [{ levels: [2] }, { user: member }, false],
    [{ channels: ['app', 'h5'] }, {}, true],
    [{ channels: ['app'] }, {}, false],
    [{ from: ['clubmed'] }, { from: 'clubmed' }, true],
    [{ from: ['clubmed'] }, {}, false],
    [{ login: true, channels: ['app'] }, { user: member }, false],
    [{}, {}, true],
  ])('[R7] audience %j for %j: %s', (audience, more, shown) => {
    expect(isShown({ audience }, more)).toBe(shown)
  })

  it('[R7] shows a block of an experiment to its arm alone', () => {
    const experiment = { name: 'deals', arm: 'b' }
    expect(isShown({ experiment }, { flags: { deals: 'b' } })).toBe(true)
    expect(isShown({ experiment }, { flags: { deals: 'a' } })).toBe(false)
    expect(isShown({ experiment })).toBe(false)
  })

  it('[R35] takes no arm from a prototype', () => {
    const flags = Object.create({ deals: 'a' }) as PageContext['flags']
    expect(isShown({ experiment: { name: 'deals', arm: 'a' } }, { flags })).toBe(false)
  })
})

describe('resolvePage: conditions', () => {
  it.each([
    ["{{ query.p == 'My' }}", { query: { p: 'My' } }, true],
    ["{{ query.p == 'My' }}", {}, false],
    ['{{ user.level }}', { user: member }, false],
    ['{{ channel }}', {}, false],
    ['user.loggedIn', { user: member }, false],
    ['{{ true }}', {}, true],
    ['{{ query[query.key] != null }}', { query: { key: 'constructor' } }, false],
  ])('[R8] %s with %j: %s', (when, more, shown) => {
    expect(isShown({ when }, more)).toBe(shown)
  })

  it('[R8] keeps a condition that reads more than the context', () => {
    const when = '{{ user.loggedIn && state.open }}'
    expect(resolve([block('a', { when })]).page.blocks).toEqual([block('a', { when })])
  })

  it('[R34] keeps a condition that costs too much, for its block to fail', () => {
    const list = `[${Array.from({ length: 100 }, (_, at) => at).join(',')}]`
    const when = `{{ ${list}.all(a, ${list}.all(b, a + b >= 0)) }}`
    expect(resolve([block('a', { when })]).page.blocks).toHaveLength(1)
  })

  it('[R9] leaves nothing of what was decided, in slots and popups as at the top', () => {
    const decided = {
      live: { from: '2026-01-01T00:00' },
      audience: { login: false },
      experiment: { name: 'x', arm: 'a' },
      when: "{{ channel == 'h5' }}",
    }
    const gone = block('gone', { audience: { login: true } })
    const blocks = [block('a', { ...decided, slots: { body: [gone, block('b', decided)] } }), gone]
    const { page } = resolve(
      blocks,
      { flags: { x: 'a' } },
      { popups: { ad: { title: 't', blocks: [gone, block('c', decided)] } } },
    )
    expect(page.blocks).toEqual([block('a', { slots: { body: [block('b')] } })])
    expect(page.popups).toEqual({ ad: { title: 't', blocks: [block('c')] } })
  })
})

describe('resolvePage: viewer', () => {
  it.each(['{{ viewer.loggedIn }}', "{{ channel == 'h5' && viewer.level > 2 }}", '{{ !viewer.loggedIn }}'])(
    '[R46] keeps the condition %s for the browser to decide',
    (when) => {
      expect(resolve([block('a', { when })], { user: member }).page.blocks).toEqual([block('a', { when })])
    },
  )

  it('[R46] is not the user: a page that reads the viewer alone is one page for everybody', () => {
    const reads = (when: string) => contextReads(pageOf([block('a', { when, props: { level: '{{ viewer.level }}' } })]))
    expect(reads('{{ viewer.loggedIn }}').user).toBe(false)
    expect(reads('{{ viewer.loggedIn || user.loggedIn }}').user).toBe(true)
  })
})

describe('resolvePage: data', () => {
  const dataOf = (blocks: readonly Block[], data: Page['data'], more: Partial<PageContext> = {}) =>
    Object.keys(resolve(blocks, more, { data }).page.data ?? {})
  const data: Page['data'] = {
    first: { from: 'list' },
    second: { from: 'detail', with: { id: '{{ first[0].id }}' } },
    third: { from: 'list' },
  }

  it('[R10] keeps what remaining blocks read, and what that reads', () => {
    expect(dataOf([block('a', { props: { item: '{{ second.name }}' } })], data)).toEqual(['first', 'second'])
    expect(dataOf([block('a', { when: '{{ size(third) > 0 }}' })], data)).toEqual(['third'])
    expect(dataOf([block('a')], data)).toEqual([])
  })

  it('[R10] keeps what actions read or reload', () => {
    expect(dataOf([block('a', { on: { tap: [{ do: 'toast', text: '{{ third.name }}' }] } })], data)).toEqual(['third'])
    expect(dataOf([block('a', { on: { tap: [{ do: 'reload', data: 'third' }] } })], data)).toEqual(['third'])
  })

  it('[R10] keeps what a submit loads again', () => {
    const submit = { do: 'submit', endpoint: 'join', reload: 'third' }
    expect(dataOf([block('a', { on: { tap: [submit] } })], data)).toEqual(['third'])
  })

  it('[R10] drops what only a ruled-out block reads', () => {
    const forMembers = block('a', { audience: { login: true }, props: { item: '{{ third }}' } })
    expect(dataOf([forMembers], data)).toEqual([])
    expect(dataOf([forMembers], data, { user: member })).toEqual(['third'])
  })

  it('[R10] decides a condition on the context, and keeps another', () => {
    const reader = block('a', { props: { x: '{{ mine }}', y: '{{ other }}' } })
    const given: Page['data'] = {
      mine: { from: 'list', when: '{{ user.loggedIn }}' },
      other: { from: 'list', when: '{{ state.open }}' },
    }
    expect(resolve([reader], {}, { data: given }).page.data).toEqual({ other: given.other })
    expect(resolve([reader], { user: member }, { data: given }).page.data).toEqual({ ...given, mine: { from: 'list' } })
  })
})

const schedules = fc.record(
  {
    from: fc.constantFrom('2026-11-20T08:00', '2026-11-20T08:40'),
    until: fc.constantFrom('2026-11-20T08:31', '2026-11-20T08:20'),
  },
  { requiredKeys: [] },
)
const conditions = fc.constantFrom(
  "{{ channel == 'app' }}",
  '{{ user.loggedIn && size(offers) > 0 }}',
  "{{ query.p == 'My' }}",
  "{{ state.tab == 'a' }}",
  "{{ now > '2026-11-20T08:30:30' }}",
)
const audiences = fc.record(
  { login: fc.boolean(), levels: fc.constantFrom<[number][]>([0], [3]) },
  { requiredKeys: [] },
)
const { tree: blockTree } = fc.letrec<{ tree: Block }>((tie) => ({
  tree: fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c'),
      widget: fc.constant('note'),
      live: schedules,
      when: conditions,
      audience: audiences,
      experiment: fc.record({ name: fc.constant('x'), arm: fc.constantFrom('a', 'b') }),
      props: fc.record({ text: fc.constantFrom('{{ offers[0].name }}', '{{ channel }}', 'fixed') }),
      slots: fc.record({ body: fc.array(tie('tree'), { maxLength: 2, depthIdentifier: 'tree' }) }),
    },
    { requiredKeys: ['id', 'widget'] },
  ),
}))
const pages = fc
  .array(blockTree, { maxLength: 4 })
  .map((blocks) =>
    pageOf(blocks, { data: { offers: { from: 'list' }, never: { from: 'list', when: "{{ from == 'clubmed' }}" } } }),
  )
const contexts = fc.record({
  now: fc.constantFrom('2026-11-20T08:30:15', '2026-11-20T08:30:45'),
  user: fc.constantFrom({ loggedIn: false, level: 0 }, member),
  channel: fc.constantFrom('h5' as const, 'app' as const),
  from: fc.constantFrom('lantu' as const, 'clubmed' as const),
  params: fc.constant({}),
  query: fc.constantFrom<PageContext['query'][]>({}, { p: 'My' }),
  flags: fc.constantFrom<PageContext['flags'][]>({}, { x: 'a' }, { x: 'b' }),
})

describe('resolvePage: in general', () => {
  it('[R11] changes nothing in what it is given, and nothing when done again', () => {
    fc.assert(
      fc.property(pages, contexts, (page, given) => {
        const once = resolvePage(deepFrozen(page), deepFrozen(given))
        expect(resolvePage(deepFrozen(once.page), given).page).toEqual(once.page)
      }),
    )
  })

  it('[R12] gives the same page to all whose differences the page does not read, and tells everybody the same `until`', () => {
    fc.assert(
      fc.property(pages, contexts, contexts, (page, one, other) => {
        const { user, channel, query } = contextReads(page)
        const first = resolvePage(page, one)
        const cut = {
          ...one,
          user: user ? one.user : other.user,
          channel: channel ? one.channel : other.channel,
          query: query === 'all' || query.includes('p') ? one.query : other.query,
        }
        expect(resolvePage(page, cut)).toEqual(first)
        expect(resolvePage(page, { ...other, now: one.now }).until).toBe(first.until)
      }),
    )
  })

  it('[R13] gives the same page at every minute before `until`', () => {
    fc.assert(
      fc.property(pages, contexts, fc.integer({ min: 30, max: 50 }), (page, given, minute) => {
        const first = resolvePage(page, { ...given, now: '2026-11-20T08:30:00' })
        const now = `2026-11-20T08:${minute}:00`
        fc.pre(first.until === undefined || now < first.until)
        expect(resolvePage(page, { ...given, now }).page).toEqual(first.page)
      }),
    )
  })

  it('[R9] passes the ids of what it keeps on in their order', () => {
    const { page } = resolve([block('x'), block('y', { audience: { login: true } }), block('z')])
    expect(idsOf(page.blocks)).toEqual(['x', 'z'])
  })
})

describe('resolvePage: conditions on a query that the page itself changes', () => {
  const setter = block('tags', { on: { pick: [{ do: 'set-query', key: 'tag', to: '{{ event.name }}' }] } })
  const idsWith = (when: string, others: readonly Block[] = [setter]) =>
    idsOf(resolve([block('a', { when }), ...others], { query: { place: '三亚' } }).page.blocks)

  it.each(['{{ has(query.tag) }}', '{{ size(query) > 3 }}', "{{ has(query.tag) && query.place == '' }}"])(
    '[R57] %s stays',
    (when) => expect(idsWith(when)).toEqual(['a', 'tags']),
  )

  it('[R57] is decided when it reads other keys, or nothing changes the one it reads', () => {
    expect(idsWith("{{ query.place == '' }}")).toEqual(['tags'])
    expect(idsWith('{{ has(query.tag) }}', [])).toEqual([])
  })

  it('[R57] stays for data too', () => {
    const data = { offers: { from: 'list', when: '{{ has(query.tag) }}' } }
    const reader = block('b', { props: { items: '{{ offers }}' } })
    expect(resolve([setter, reader], {}, { data }).page.data).toEqual(data)
    expect(resolve([reader], {}, { data }).page.data).toEqual({})
  })

  it('[R10] data stays whose next page an action loads', () => {
    const data = { offers: { from: 'list' }, other: { from: 'list' } }
    const more = block('a', { on: { more: [{ do: 'load-more', data: 'offers' }] } })
    expect(Object.keys(resolve([more], {}, { data }).page.data!)).toEqual(['offers'])
  })
})
