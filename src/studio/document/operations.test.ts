import { describe, expect, it } from 'vitest'
import {
  blockOf,
  describeChanges,
  detachPart,
  type Document,
  duplicateBlocks,
  hideBlocks,
  insertBlocks,
  type JsonMap,
  moveBlocks,
  namedStep,
  type Outcome,
  pasteBlocks,
  print,
  removeBlocks,
  renameId,
  replaceText,
  setBlockValue,
  setPageValue,
  type Titles,
  wrapBlocks,
} from './index.ts'
import { isStorable } from '../../domain/storable.ts'
import { read } from '../../../tests/fixtures/random-steps.ts'

const titles: Titles = {
  widgets: { banner: '横幅', offers: '套餐列表', columns: '分栏', notice: '公告' },
  parts: { rooms: '房型' },
  fields: { banner: { max: '最多几张', picture: '图片' } },
}

const page = () =>
  read(
    JSON.stringify({
      versions: { page: 1, notice: 2 },
      title: '首页',
      state: { tab: 0 },
      blocks: [
        { id: 'top', widget: 'banner', props: { max: 6, picture: '/a' } },
        { id: 'bottom', widget: 'banner', props: { picture: '/b' } },
        {
          id: 'deals',
          widget: 'offers',
          props: { title: '限时抢购' },
          on: { more: [{ do: 'scroll-to', block: 'top' }] },
        },
        { id: 'tip', widget: 'notice' },
        { part: 'rooms', with: { max: 3 } },
        { id: 'pair', widget: 'columns', slots: { left: [], right: [] } },
      ],
      popups: { terms: { title: '条款', blocks: [] } },
    }),
  )

const done = (made: Outcome) => {
  if ('refused' in made) throw new Error(made.refused)
  return made
}
const label = (made: Outcome) => ('refused' in made ? `不行：${made.refused}` : made.step.label)
const order = (made: Outcome, place = 'blocks') => done(made).document.order[place]
const at = (index: number, place = 'blocks') => ({ place, index })

describe('moving', () => {
  it('within a list is one patch, whatever the list is like', () => {
    const moved = moveBlocks(page(), ['deals'], at(0), titles)
    expect(order(moved)?.slice(0, 3)).toEqual(['deals', 'top', 'bottom'])
    expect(done(moved).step.patches).toHaveLength(1)
  })

  it('into a popup or a slot is two patches, and says where', () => {
    const moved = moveBlocks(page(), ['deals'], at(0, 'popups/terms'), titles)
    expect(done(moved).step.patches).toHaveLength(2)
    expect(label(moved)).toBe('限时抢购 移到 弹层 条款 里')
    expect(label(moveBlocks(page(), ['deals'], at(0, 'in/pair/left'), titles))).toBe('限时抢购 移到 分栏 的 left 里')
  })

  it('says what a person would say', () => {
    expect(label(moveBlocks(page(), ['deals'], at(0), titles))).toBe('限时抢购 移到 横幅 1 上面')
    expect(label(moveBlocks(page(), ['top', 'deals'], at(6), titles))).toBe('横幅 1、限时抢购 移到 分栏 下面')
    expect(label(moveBlocks(page(), ['deals'], at(2), titles))).toBe('不行：已经在那里了')
  })

  it('is refused into itself', () => {
    expect(label(moveBlocks(page(), ['pair'], at(0, 'in/pair/left'), titles))).toBe('不行：区块不能放进它自己里面')
  })
})

describe('values', () => {
  it('are named as the form names them', () => {
    const change = { key: 'top', path: ['props', 'max'], value: 4 }
    expect(label(setBlockValue(page(), change, titles))).toBe('横幅 1：最多几张 改为 4')
    expect(done(setBlockValue(page(), change, titles)).step.patches).toEqual([
      { op: 'replace', path: ['byId', 'top', 'props', 'max'], value: 4 },
    ])
  })

  it('stand where people look for them: a condition before the props', () => {
    const made = setBlockValue(page(), { key: 'tip', path: ['props', 'text'], value: '好' }, titles)
    const shown = setBlockValue(done(made).document, { key: 'tip', path: ['when'], value: '{{ true }}' }, titles)
    expect(Object.keys(blockOf(done(shown).document, 'tip') ?? {})).toEqual(['id', 'widget', 'when', 'props'])
  })

  it('of the page are named too', () => {
    expect(label(setPageValue(page(), { path: ['title'], value: '夏天' }))).toBe('标题 改为 “夏天”')
    expect(label(setPageValue(page(), { path: ['data', 'offers'], value: { from: 'x' } }))).toBe('加上 数据「offers」')
    const tokens = setPageValue(page(), { path: ['tokens', 'brand'], value: '#0B7A75' })
    expect(label(tokens)).toBe('颜色和圆角「品牌色」 改为 “#0B7A75”')
    expect(label(setPageValue(page(), { path: ['title'], value: '首页' }))).toBe('不行：没有改动')
  })
})

describe('new blocks', () => {
  it('get an id that nobody has, and the page the version of their widget', () => {
    const made = insertBlocks(page(), { blocks: [{ id: 'top', widget: 'menu' }], versions: { menu: 3 } }, at(1), titles)
    expect(order(made)?.[1]).toBe('top-2')
    expect(done(made).document.rest.versions).toEqual({ page: 1, notice: 2, menu: 3 })
    expect(label(made)).toBe('加入 menu 到 页面')
  })

  it('that are pasted scroll to the pasted one', () => {
    const copied: JsonMap[] = [
      { id: 'top', widget: 'banner' },
      { id: 'go', widget: 'notice', on: { tap: [{ do: 'scroll-to', block: 'top' }] } },
    ]
    const { document } = done(pasteBlocks(page(), { blocks: copied }, at(6), titles))
    expect(blockOf(document, 'go')?.on).toEqual({ tap: [{ do: 'scroll-to', block: 'top-2' }] })
  })

  it('of a widget that the page has at another version are refused', () => {
    const made = pasteBlocks(
      page(),
      { blocks: [{ id: 'n', widget: 'notice' }], versions: { notice: 3 } },
      at(0),
      titles,
    )
    expect(label(made)).toContain('不行')
  })

  it('are copies below what they copy', () => {
    expect(order(duplicateBlocks(page(), ['top'], titles))?.slice(0, 2)).toEqual(['top', 'top-2'])
  })

  it('give a second use of a part an id of its own', () => {
    const made = insertBlocks(page(), { blocks: [{ part: 'rooms', with: {} }] }, at(0), titles)
    expect(blockOf(done(made).document, 'rooms')).toEqual({ id: 'rooms', part: 'rooms', with: {} })
  })
})

describe('the other things that are done to blocks', () => {
  it('takes a widget’s version away with its last block', () => {
    const { document } = done(removeBlocks(page(), ['tip'], titles))
    expect(document.rest.versions).toEqual({ page: 1 })
  })

  it('wraps them where the first stood', () => {
    const made = wrapBlocks(page(), ['deals', 'top'], { widget: 'section', slots: ['content'] }, titles)
    expect(order(made)?.[0]).toBe('section')
    expect(order(made, 'in/section/content')).toEqual(['top', 'deals'])
  })

  it('wraps them side by side in a container of several places, and has all of these', () => {
    const columns = { widget: 'columns', slots: ['left', 'right'] }
    const two = wrapBlocks(page(), ['deals', 'top'], columns, titles)
    expect([order(two, 'in/columns/left'), order(two, 'in/columns/right')]).toEqual([['top'], ['deals']])
    const one = wrapBlocks(page(), ['top'], columns, titles)
    expect([order(one, 'in/columns/left'), order(one, 'in/columns/right')]).toEqual([['top'], []])
  })

  it('hides them beside what else decides about them, and shows them again', () => {
    const hidden = done(hideBlocks(page(), ['top', 'tip'], true, titles))
    expect(hidden.step.label).toBe('隐藏 横幅 1、公告')
    expect(blockOf(hidden.document, 'top')?.hidden).toBe(true)
    expect(print(done(hideBlocks(hidden.document, ['top', 'tip'], false, titles)).document)).toBe(print(page()))
  })

  it('renames with the actions that scroll there', () => {
    const { document } = done(renameId(page(), 'top', 'hero'))
    expect(document.order.blocks?.[0]).toBe('hero')
    expect(blockOf(document, 'deals')?.on).toEqual({ more: [{ do: 'scroll-to', block: 'hero' }] })
    expect(label(renameId(page(), 'top', 'deals'))).toBe('不行：本页已经有 id 是 deals 的区块')
  })

  it('writes a part out in its place', () => {
    const written = {
      blocks: [
        { id: 'top', widget: 'banner' },
        { id: 'room', widget: 'notice' },
      ],
      values: { rooms0a: '{{ 1 }}' },
      state: {},
      versions: { page: 1 },
    }
    const { document, step } = done(detachPart(page(), 'part:rooms', written, titles))
    expect(document.order.blocks?.slice(4, 6)).toEqual(['top-2', 'room'])
    expect(document.rest.values).toEqual({ rooms0a: '{{ 1 }}' })
    expect(step.label).toBe('拆开 房型')
  })

  it('takes over a typed text by the values that differ', () => {
    const typed = print(page()).replace('限时抢购', '今日特价')
    const made = replaceText(page(), typed)
    expect('step' in made && made.step.patches).toEqual([
      { op: 'replace', path: ['byId', 'deals', 'props', 'title'], value: '今日特价' },
    ])
    expect(replaceText(page(), '{ "blocks": [')).toMatchObject({ problem: { line: 1 } })
  })
})

describe('a difference in words', () => {
  const after = (...steps: ((document: Document) => Outcome)[]) =>
    steps.reduce((document, step) => done(step(document)).document, page())

  it('names what changed, moved, came and went', () => {
    const now = after(
      (page) =>
        setBlockValue(
          page,
          { key: 'bottom', path: ['props', 'picture'], value: `/tc-fostay/media/${'c'.repeat(30)}` },
          titles,
        ),
      (page) => setBlockValue(page, { key: 'top', path: ['props', 'max'], value: 4 }, titles),
      (page) => moveBlocks(page, ['deals'], at(6), titles),
      (page) => removeBlocks(page, ['tip'], titles),
      (page) => hideBlocks(page, ['top'], true, titles),
      (page) => insertBlocks(page, { blocks: [{ id: 'n', widget: 'offers' }] }, at(0, 'popups/terms'), titles),
      (page) => setPageValue(page, { path: ['title'], value: '夏天' }),
    )
    expect(describeChanges(page(), now, titles)).toEqual([
      '标题 “首页” → “夏天”',
      '横幅 1：最多几张 6 → 4，隐藏了',
      '横幅 2：图片换了',
      '限时抢购：移动 3 → 5',
      '加了 套餐列表（弹层 条款第 1 个）',
      '去掉了 公告',
    ])
  })

  it('never cuts a character in half, which no database takes: the step could not be saved', () => {
    const texts = Array.from({ length: 4 }, (_, before) => `${'字'.repeat(before)}${'🎉'.repeat(150)}`)
    for (const text of texts) {
      const made = done(setBlockValue(page(), { key: 'tip', path: ['props', 'text'], value: text }, titles))
      expect(isStorable(made.step)).toBe(true)
      expect(isStorable(describeChanges(page(), made.document, titles))).toBe(true)
      expect(isStorable(done(hideBlocks(made.document, ['tip'], true, titles)).step)).toBe(true)
      expect(isStorable(namedStep(text, [], []))).toBe(true)
    }
  })

  it('refuses what no database takes: neither it nor what takes it back could be saved', () => {
    const text = (words: string) => print(page()).replace('限时抢购', words)
    expect(label(replaceText(page(), text('\\u0000')) as Outcome)).toMatch('无法保存的字符')
    expect(label(replaceText(page(), text('\\ud83c')) as Outcome)).toMatch('无法保存的字符')
    expect(label(replaceText(page(), text('\\ud83c\\udf89')) as Outcome)).toBe('在 JSON 里改了内容')
  })

  it('is empty between a text and the same text', () => {
    expect(describeChanges(page(), page(), titles)).toEqual([])
  })
})
