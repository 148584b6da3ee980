import type { PagePayload, Plan, SourceState } from '../../../schemas/page/plan.ts'
import { isCached } from '../core/cached-data.ts'
import { inlineJson, cachedJson } from './escape.ts'

type Member = readonly [name: string, json: string]

const object = (members: readonly Member[]): string =>
  `{${members.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`

/** What a value of a map looks like; none of what JSON leaves out. */
const membersOf = (map: object, jsonOf: (name: string, value: unknown) => string): Member[] =>
  Object.entries(map).flatMap(([name, value]) => (value === undefined ? [] : [[name, jsonOf(name, value)] as const]))

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All of a plan but its context are the same objects for everybody who gets it. */
const planJson = (plan: Plan) =>
  object(membersOf(plan, (name, value) => (isMap(value) && name !== 'context' ? cachedJson(value) : inlineJson(value))))

const sourceJson = (source: SourceState): string =>
  source.status === 'ready' && isMap(source.value) && isCached(source.value)
    ? `{"status":"ready","value":${cachedJson(source.value)}}`
    : inlineJson(source)

/** A payload as a page's script can hold it (inlineJson): what was there before, the plan and data that are kept, is not worked out again. */
export const payloadJson = (payload: PagePayload): string =>
  object(
    membersOf(payload, (name, value) => {
      if (name === 'plan') return planJson(payload.plan)
      if (name === 'sources')
        return object(membersOf(payload.sources, (_name, source) => sourceJson(source as SourceState)))
      return inlineJson(value)
    }),
  )
