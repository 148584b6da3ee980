import type { Contract } from '../../../schemas/api/contract.ts'
import type { Block } from '../../../schemas/page/block.ts'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { Page } from '../../../schemas/page/page.ts'
import type { Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import type { AnyWidget, Registry } from '../../kit/widget.ts'
import { planPage } from './plan-page.ts'

export const context: PageContext = {
  now: '2026-11-20T08:30:15',
  user: { loggedIn: false, level: 0 },
  channel: 'h5',
  from: 'lantu',
  params: {},
  query: {},
  flags: {},
}

export const widget = (code: string, more: Partial<AnyWidget> = {}): AnyWidget => ({
  code,
  title: code,
  description: code,
  props: { type: 'object' },
  height: 100,
  load: () => Promise.reject(new Error('not rendered here')),
  ...more,
})

export const registryOf = (...widgets: readonly AnyWidget[]): Registry =>
  Object.fromEntries(widgets.map((one) => [one.code, one]))

export const registry = registryOf(
  widget('note', { defaults: { tone: 'calm' }, height: 80 }),
  widget('badge', { floats: true, height: 1 }),
  widget('loud', { defaults: { tone: 'loud' } }),
  widget('offers', { emptyWhen: ['items'], height: 300 }),
  widget('stack', { height: 40, slots: { body: { title: 'body' } } }),
)

const contract = (name: string, more: Partial<Contract> = {}): Contract => ({
  name,
  title: { zh: name, en: name },
  source: 'test',
  method: 'GET',
  path: `/api/${name}`,
  query: { type: 'object', properties: { id: { type: 'string' }, size: { type: 'integer' } } },
  reply: { type: 'object' },
  problems: [],
  personal: false,
  page: { with: { type: 'object' }, value: ['data'] },
  ...more,
})

const submitted: Partial<Contract> = {
  method: 'POST',
  query: undefined,
  body: { type: 'object', properties: { name: { type: 'string' } } },
  submit: { with: { type: 'object', properties: { name: { type: 'string' } } } },
  page: undefined,
}

export const contracts: Readonly<Record<string, Contract>> = {
  list: contract('list', { page: { with: { type: 'object' }, value: ['data'], defaults: { size: 10 } } }),
  detail: contract('detail'),
  join: contract('join', { ...submitted, auth: 'required' }),
  leave: contract('leave', submitted),
  parts: contract('parts', {
    method: 'POST',
    query: undefined,
    body: { type: 'object', properties: { codes: { type: 'array' }, full: { type: 'boolean' } } },
    page: { with: { type: 'object' }, value: ['data', 'parts'], batch: { list: 'codes', match: 'code', max: 3 } },
  }),
}

export const block = (id: string, more: Partial<Block> = {}): Block => ({ id, widget: 'note', ...more })

export const pageOf = (blocks: readonly Block[], more: Partial<Page> = {}): Page => ({
  versions: { page: 1 },
  title: '首页',
  blocks,
  ...more,
})

export const planOf = (page: Page, given: PageContext = context): Plan =>
  planPage({ name: 'home', page, context: given, route: {}, registry, contracts })

export const planned = (more: Partial<PlannedBlock> = {}): PlannedBlock => ({
  id: 'one',
  widget: 'note',
  props: {},
  reads: [],
  onEmpty: 'hide',
  onError: 'retry',
  height: 100,
  fold: 'above',
  ...more,
})

/** A write to any part of it throws. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen)
  return value
}
