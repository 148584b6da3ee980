import type { Contract } from '../../../../schemas/api/contract.ts'
import { actionSchemas } from '../../../../schemas/page/action.ts'
import type { Screen } from '../../../kit/module.ts'
import type { AnyWidget } from '../../../kit/widget.ts'
import type { SiteCatalogues } from '../site-checks.ts'
import { compileJudge } from '../judge/compile-judge.ts'
import { validateComponent } from '../validate-component.ts'
import { validatePage } from '../validate-page.ts'
import { validateRoutes } from '../validate-routes.ts'
import { validateTheme } from '../validate-theme.ts'
import { siteChecks } from '../../../app/checks/site-checks.ts'
import type { Problem } from '../../../kit/problem.ts'

const text = { type: 'string' } as const
const offer = {
  type: 'object',
  properties: { name: text, price: { type: 'number' }, tag: text },
  required: ['name', 'price'],
  additionalProperties: false,
} as const

const widget = (code: string, more: Partial<AnyWidget>): AnyWidget => ({
  code,
  title: code,
  description: code,
  props: { type: 'object', properties: {}, additionalProperties: false },
  height: 100,
  load: () => Promise.reject(new Error('not rendered here')),
  ...more,
})

const list = widget('list', {
  props: {
    type: 'object',
    properties: {
      items: { type: 'array', items: offer, description: '要显示的套餐。' },
      title: { type: 'string', minLength: 1, maxLength: 10 },
      max: { type: 'integer', minimum: 1, maximum: 20 },
      tone: { type: 'string', enum: ['calm', 'loud'] },
      moreTo: { type: 'string', minLength: 1 },
      picture: { type: 'string' },
      action: {
        anyOf: [
          { enum: ['none', 'more'] },
          {
            type: 'object',
            properties: { label: text, count: { type: 'number' } },
            required: ['label'],
            additionalProperties: false,
          },
        ],
      },
    },
    required: ['items', 'title'],
    additionalProperties: false,
  },
  defaults: { title: '套餐' },
  variants: ['row', 'grid'],
  events: {
    select: {
      title: '选了一个',
      payload: { type: 'object', properties: { item: offer }, required: ['item'], additionalProperties: false },
    },
  },
  emptyWhen: ['items'],
})

const box = widget('box', { slots: { body: { title: '内容', allow: ['notice', 'box'], max: 2 } } })

/** Version 2 calls `text` what was `words`; a `words` that is no text can't be brought up to date. */
const notice = widget('notice', {
  props: {
    type: 'object',
    properties: { text, count: { type: 'number' } },
    required: ['text'],
    additionalProperties: false,
  },
  migrations: [
    {
      to: 2,
      name: 'rename-words-to-text',
      up: ({ words, ...rest }) => {
        if (typeof words !== 'string') throw new Error('words')
        return { ...rest, text: words }
      },
    },
  ],
})

const contract = (name: string, more: Partial<Contract>): Contract => ({
  name,
  title: { zh: name, en: name },
  source: 'test',
  method: 'GET',
  path: `/api/${name}`,
  reply: { type: 'object' },
  problems: [],
  personal: false,
  ...more,
})

const offers = contract('offers', {
  reply: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { list: { type: 'array', maxItems: 200, items: offer }, total: { type: 'integer' } },
        required: ['list', 'total'],
        additionalProperties: false,
      },
    },
    required: ['data'],
  },
  page: {
    with: {
      type: 'object',
      properties: { size: { type: 'integer', minimum: 1, maximum: 50 }, place: text, home: { type: 'boolean' } },
      required: ['size', 'home'],
      additionalProperties: false,
    },
    defaults: { home: true },
    value: ['data'],
  },
})

const detail = contract('detail', {
  reply: {
    type: 'object',
    properties: {
      data: { type: 'object', properties: { name: text, note: text }, required: ['name'], additionalProperties: false },
    },
  },
  personal: true,
  page: {
    with: { type: 'object', properties: { id: text }, required: ['id'], additionalProperties: false },
    value: ['data'],
  },
})

const joined = (name: string) => {
  const reply = {
    type: 'object',
    properties: { seat: { type: 'integer' }, note: text },
    required: ['seat'],
    additionalProperties: false,
  } as const
  const args = {
    type: 'object',
    properties: { name: { ...text, maxLength: 8 }, size: { type: 'integer', minimum: 1, maximum: 6 } },
    required: ['name'],
    additionalProperties: false,
  } as const
  return contract(name, { method: 'POST', reply, submit: { with: args } })
}
const join = joined('join')
const leave = joined('leave')

const secret = contract('secret', {})

/** The arguments of an action that a module offers. */
const reserve = {
  title: '预留',
  type: 'object',
  properties: {
    seat: { type: 'integer' },
    into: { type: 'string', minLength: 1, names: 'state', expression: 'never' },
  },
  required: ['seat'],
  additionalProperties: false,
} as const

/** A module's screen with two slots. */
const till: Screen = {
  ...widget('till/till', {
    title: '收银台',
    props: { type: 'object', properties: { tone: text }, additionalProperties: false },
    slots: { top: { title: '上面', allow: ['notice'] }, end: { title: '下面', max: 2 } },
  }),
  query: ['payid'],
  calls: [],
  values: {
    type: 'object',
    properties: { left: { type: 'number' }, state: text },
    required: ['left', 'state'],
    additionalProperties: false,
  },
}

const known = {
  registry: { list, box, notice },
  screens: { [till.code]: till },
  contracts: { offers, detail, secret, join, leave },
  actions: { ...actionSchemas, reserve },
}

/** A shop of three widgets, one module's screen and one action of it, five endpoints (one not for pages, two to submit to) and five addresses. */
export const shop: SiteCatalogues = {
  ...known,
  site: siteChecks,
  judge: compileJudge(known),
  routes: [
    { name: 'home', path: '/', title: '首页', open: true },
    { name: 'goods', path: '/goods/:id', title: '商品', open: true },
    { name: 'combo', path: '/combo', title: '套餐', open: true },
    { name: 'gift', path: '/gift', title: '礼品卡', open: false },
    { name: 'till', path: '/till/:orderId', title: '收银台', open: true, module: 'till' },
  ],
  pictures: (url) => url !== '/tc-fostay/media/lost-1',
}

export type Parts = Readonly<Record<string, unknown>>

export const notices = (more: Parts = {}): Parts => ({ id: 'tip', widget: 'notice', props: { text: '你好' }, ...more })

export const lists = (props: Parts = {}, more: Parts = {}): Parts => ({
  id: 'deals',
  widget: 'list',
  props: { items: '{{ offers.list }}', ...props },
  ...more,
})

/** A page without a mistake: one notice and one list of offers. */
export const pageOf = (more: Parts = {}): Parts => ({
  versions: { page: 1, list: 1, notice: 2 },
  title: '首页',
  data: { offers: { from: 'offers', with: { size: 10 } } },
  blocks: [notices(), lists()],
  ...more,
})

/** The good page with other props of its list. */
export const withProps = (props: Parts, more: Parts = {}): Parts =>
  pageOf({ blocks: [notices(), lists(props)], ...more })

/** The good page with one action on its list. */
export const withAction = (action: Parts, more: Parts = {}): Parts =>
  pageOf({ blocks: [notices(), lists({}, { on: { select: [action] } })], ...more })

/** The good page with a box that holds these blocks. */
export const withBox = (slots: unknown, more: Parts = {}): Parts =>
  pageOf({
    versions: { page: 1, list: 1, notice: 2, box: 1 },
    blocks: [lists(), { id: 'frame', widget: 'box', slots, ...more }],
  })

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))

export interface Reported {
  readonly rule: string
  /** The text of the file between the problem's places. */
  readonly underlined: string
  readonly message: string
}

const tell = (source: string, problems: readonly Problem[]): Reported[] =>
  problems.map(({ rule, start, end, message }) => ({
    rule,
    underlined: source.slice(start.offset, end.offset),
    message: message.zh,
  }))

/** What is said of a page, in the order of its file; a page that is not a text is written as JSON. */
export function check(page: unknown, catalogues: SiteCatalogues = shop): Reported[] {
  const source = textOf(page)
  return tell(source, validatePage({ name: 'home', file: 'pages/home.json', text: source }, catalogues).problems)
}

/** What is said of what stands around the screen of the till. */
export function checkTill(page: unknown): Reported[] {
  const source = textOf(page)
  return tell(source, validatePage({ name: 'till', file: 'pages/till.json', text: source }, shop).problems)
}

/** The problems of a page themselves. */
export const problemsOf = (page: unknown, catalogues: SiteCatalogues = shop): Problem[] =>
  validatePage({ name: 'home', file: 'pages/home.json', text: textOf(page) }, catalogues).problems

/** What is said of a route table. */
export function checkRoutes(table: unknown, pageNames: readonly string[]): Reported[] {
  const source = textOf(table)
  const file = { name: 'routes', file: 'pages/routes.json', text: source }
  return tell(source, validateRoutes(file, { ...shop, pageNames }).problems)
}

/** What is said of a theme. */
export function checkTheme(theme: unknown): Reported[] {
  const source = textOf(theme)
  return tell(source, validateTheme({ name: 'sea', file: 'pages/themes/sea.json', text: source }, siteChecks).problems)
}

/** What is said of a page component that a page reads, in a shop that sells one product. */
export function checkComponent(component: unknown, readers: readonly string[] = ['home']): Reported[] {
  const source = textOf(component)
  const file = { name: 'YT3_BANNER', file: 'pages/components/YT3_BANNER.json', text: source }
  const content = { codes: new Set<string>(), products: new Set(['650101']) }
  return tell(source, validateComponent(file, { ...shop, content, now: '2026-11-20T08:30' }, readers).problems)
}
