import { describe, expect, it } from 'vitest'
import { lists, notices, pageOf, problemsOf, type Parts } from './testing/shop.ts'

/** A page that uses every part of the language. */
const page = pageOf({
  versions: { page: 1, list: 1, notice: 2, box: 1 },
  description: '一句话',
  state: { tab: 0 },
  data: {
    offers: {
      from: 'offers',
      with: { size: 10, place: '{{ query.place }}' },
      maxStale: 60,
      when: '{{ state.tab >= 0 }}',
    },
  },
  experiments: { hero: { photo: 1, video: 1 } },
  popups: { rules: { title: '规则', blocks: [notices({ id: 'rule' })] } },
  blocks: [
    notices({
      when: '{{ user.loggedIn && offers.total > 1 }}',
      live: { from: '2026-01-01T00:00', until: '2026-02-01T00:00' },
      audience: { login: true, levels: [1], channels: ['h5'], from: ['lantu'] },
      experiment: { name: 'hero', arm: 'photo' },
      onError: { text: '稍后再来' },
    }),
    lists(
      { max: 3, tone: 'loud', action: { label: '更多' }, moreTo: '/combo' },
      {
        variant: 'grid',
        onEmpty: 'hide',
        on: {
          select: [
            { do: 'open-popup', popup: 'rules', when: '{{ event.item.price > 1 }}' },
            { do: 'toast', text: '{{ event.item.name }}' },
            { do: 'share', title: '好去处', to: '/goods/1' },
          ],
        },
      },
    ),
    {
      id: 'frame',
      widget: 'box',
      slots: {
        body: [
          notices({ id: 'inner', props: { text: '{{ state.tab }} 个' }, experiment: { name: 'hero', arm: 'video' } }),
        ],
      },
    },
  ],
})

type Step = string | number

const isObject = (value: unknown): value is Record<Step, unknown> => typeof value === 'object' && value !== null

function* keysOf(value: unknown, path: readonly Step[] = []): Generator<readonly Step[]> {
  if (!isObject(value)) return
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [...path, key]
    yield* keysOf(child, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

function changed(value: unknown, [step, ...rest]: readonly Step[], change: (map: Parts, key: Step) => Parts): unknown {
  if (Array.isArray(value))
    return value.map((child, index) => (index === step ? changed(child, rest, change) : (child as unknown)))
  if (!isObject(value) || step === undefined) return value
  return rest.length ? { ...value, [step]: changed(value[step], rest, change) } : change(value, step)
}

const misspell = (map: Parts, key: Step) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name === key ? `${name}x` : name, value]))

/** Names that the page itself gives: another name is another thing, and each use of the first is wrong. */
const OWN_NAMES = new Set(['offers', 'hero', 'photo', 'video', 'rules', 'tab'])

const paths = [...keysOf(page)].filter((path) => !OWN_NAMES.has(String(path.at(-1))))

describe('one mistake', () => {
  it('is made in no part of the page that uses every part', () => {
    expect(problemsOf(page)).toEqual([])
  })

  it.each(paths.map((path) => [path.join('/'), path] as const))('in the name %s gives one message', (_, path) => {
    expect(problemsOf(changed(page, path, misspell)).map(({ rule }) => rule)).toHaveLength(1)
  })

  it.each(paths.map((path) => [path.join('/'), path] as const))('in the value of %s gives one message', (_, path) => {
    const wrong = (map: Parts, key: Step) => ({ ...map, [key]: [[]] })
    expect(problemsOf(changed(page, path, wrong)).map(({ rule }) => rule)).toHaveLength(1)
  })
})
