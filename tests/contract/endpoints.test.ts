import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { asSchema } from '../../src/engine/checks/schema.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { problems } from '../../schemas/api/problems.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { imported } from './imported.ts'
import { isChinese, openObjects, unboundedParts } from './schema-parts.ts'
import { mistakes, strictly } from './strict-ajv.ts'

const all: readonly Contract[] = Object.values(contracts)
const forPages = all.flatMap((contract) => (contract.page ? [{ ...contract, page: contract.page }] : []))

/** Files of schemas/api that are no endpoint. */
const shared = ['contract.ts', 'contracts.ts', 'envelope.ts', 'problems.ts', 'session-tokens.ts']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const inputs = ({ params, query, body }: Contract) => [params, query, body].flatMap((schema) => schema ?? [])
const namesOf = (schema: JSONSchema | undefined) => Object.keys(schema?.properties ?? {})
const property = (schema: unknown, name: string) =>
  (schema as JSONSchema | undefined)?.properties?.[name] as JSONSchema | undefined

/** What stands at the end of property names from the top of a reply. */
const schemaAt = (reply: JSONSchema, path: readonly string[]) =>
  path.reduce<JSONSchema | undefined>((schema, name) => property(schema, name), reply)

/** Whether every reply has what stands there. */
const isAlwaysThere = (reply: JSONSchema, path: readonly string[]) =>
  path.every((name, at) => schemaAt(reply, path.slice(0, at))?.required?.includes(name))

describe('schemas/api/contracts.ts', () => {
  it('has every endpoint that has a file, alphabetical', () => {
    const files = readdirSync('schemas/api').filter((file) => file.endsWith('.ts') && !shared.includes(file))
    const names = Object.keys(contracts)
    expect(names.map((name) => `${kebab(name)}.ts`).sort()).toEqual(files.sort())
    expect(names).toEqual([...names].sort())
  })

  it('has each address once', () => {
    const addresses = all.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })
})

describe.each(all)('$name', (contract) => {
  const { name, title, source, path, params, reply } = contract

  it('is the one thing that its file gives under its name', async () => {
    const module = await imported<Record<string, unknown>>(`schemas/api/${kebab(name)}.ts`)
    expect(module[name]).toBe(contract)
  })

  it('has a title in both languages and says where it is described', () => {
    expect([isChinese(title.zh), isChinese(title.en), title.en.length > 0]).toEqual([true, false, true])
    expect(source).toMatch(/^[AB]\d+(?:\.\d+)?(?:, [AB]\d+(?:\.\d+)?)*$/)
  })

  it('has schemas that compile strictly', () => {
    for (const schema of [...inputs(contract), reply]) expect(strictly(schema)).toBeTypeOf('function')
  })

  it('refuses what it does not know, and lets out only what it describes', () => {
    expect([...inputs(contract), reply].flatMap(openObjects)).toEqual([])
  })

  it('takes no number, text or list without bounds: what nobody means must not reach the shop', () => {
    expect(inputs(contract).flatMap(unboundedParts)).toEqual([])
  })

  it('describes the params of its path and no other', () => {
    expect(namesOf(params)).toEqual([...path.matchAll(/:(\w+)/g)].map(([, param]) => param))
  })

  it('lists refusals that there are, each once, and that of bad input when it takes any', () => {
    const known = Object.keys(problems)
    expect(contract.problems.filter((code) => !known.includes(code))).toEqual([])
    expect(new Set(contract.problems).size).toBe(contract.problems.length)
    expect(contract.problems.includes('invalid-request')).toBe(inputs(contract).length > 0)
  })
})

describe.each(forPages)('$name in a page', (contract) => {
  const { page, reply, headers } = contract
  const taken = Object.assign(
    {},
    headers?.properties,
    ...inputs(contract).map((schema) => schema.properties),
  ) as Record<string, JSONSchema>
  const needed = inputs(contract).flatMap((schema) => schema.required ?? [])

  it('takes arguments that the call takes, each said in Chinese', () => {
    expect(strictly(page.with)).toBeTypeOf('function')
    expect(asSchema(page.with)).toBe(page.with)
    expect(page.with).toMatchObject({ type: 'object', additionalProperties: false })
    expect(namesOf(page.with).filter((name) => !Object.hasOwn(taken, name))).toEqual([])
    expect(namesOf(page.with).filter((name) => !isChinese(property(page.with, name)?.title))).toEqual([])
  })

  it('has defaults that the call takes', () => {
    const validate = strictly({ type: 'object', properties: taken, additionalProperties: false })
    expect(mistakes(validate, page.defaults ?? {})).toEqual([])
  })

  it('asks for everything that the call needs and the defaults lack', () => {
    const given = [...(page.with.required ?? []), ...Object.keys(page.defaults ?? {})]
    expect(needed.filter((name) => !given.includes(name))).toEqual([])
  })

  it('has its value in the reply', () => {
    expect(schemaAt(reply, page.value)).toBeDefined()
  })
})

const batched = forPages.flatMap(({ page, ...rest }) => (page.batch ? [{ ...rest, page, batch: page.batch }] : []))

describe.each(batched)('$name in one call for a whole page', ({ page, batch, body, reply }) => {
  it('asks for no more at once than the endpoint takes', () => {
    expect(property(body, batch.list)).toMatchObject({ maxItems: batch.max })
  })

  it('is joined by a list of one text', () => {
    expect(property(page.with, batch.list)).toMatchObject({ type: 'array', items: { type: 'string' }, maxItems: 1 })
  })

  it('finds its element in the reply by a text that every element has', () => {
    const element = schemaAt(reply, page.value)?.items as JSONSchema | undefined
    expect(property(element, batch.match)).toMatchObject({ type: 'string' })
    expect(element?.required).toContain(batch.match)
  })
})

const accepting = all.flatMap(({ accepted, ...rest }) => (accepted ? [{ ...rest, accepted }] : []))

describe.each(accepting)('$name, whose answer of 200 may be a refusal (A7)', ({ accepted, reply }) => {
  it('always has the value that decides, which may be the accepted one or another', () => {
    const deciding = schemaAt(reply, accepted.at)
    expect(isAlwaysThere(reply, accepted.at)).toBe(true)
    expect(mistakes(strictly(deciding!), accepted.is)).toEqual([])
    expect(deciding).not.toHaveProperty('const')
  })

  it('can say why, in a sentence for the shopper', () => {
    expect(property(reply, 'message')).toMatchObject({ type: 'string' })
  })
})

const submitted = all.flatMap(({ submit, ...rest }) => (submit ? [{ ...rest, submit }] : []))

describe.each(submitted)('$name as the submit of a page', (contract) => {
  const { submit } = contract

  it('is a post whose path, query and body share no name, so that it can be made of what a page writes', () => {
    const names = [contract.params, contract.query, contract.body].flatMap((part) => (part ? namesOf(part) : []))
    expect([contract.method, names]).toEqual(['POST', [...new Set(names)]])
  })

  it('takes what fits path, query and body: all that they need, nothing else, each of its type', () => {
    expect(strictly(submit.with)).toBeTypeOf('function')
    expect(asSchema(submit.with)).toBe(submit.with)
    expect(unfitting(submit.with, partsOf(contract))).toEqual([])
  })
})

/** What goes into the address and the body of a post, as one object. */
const partsOf = ({ params, query, body }: Contract): JSONSchema => ({
  type: 'object',
  properties: { ...params?.properties, ...query?.properties, ...body?.properties },
  required: [params, query, body].flatMap((part) => part?.required ?? []),
})

/** Where a value of one shape is none of another: names that it lacks or has too many of, and other types. */
function unfitting(from: JSONSchema, to: JSONSchema, at = 'with'): string[] {
  const lacking = (to.required ?? []).filter((name) => !from.required?.includes(name))
  const more = namesOf(from).filter((name) => !namesOf(to).includes(name))
  const inner = namesOf(from).flatMap((name) => {
    const [one, other] = [property(from, name), property(to, name)]
    return one && other ? unfitting(one, other, `${at}.${name}`) : []
  })
  return [
    ...(from.type === to.type ? [] : [`${at} is ${String(from.type)}, not ${String(to.type)}`]),
    ...lacking.map((name) => `${at} lacks ${name}`),
    ...more.map((name) => `${at}.${name} is of no body`),
    ...inner,
  ]
}

describe('unfitting', () => {
  const body = {
    type: 'object',
    properties: { a: { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] } },
    required: ['a'],
  } as const satisfies JSONSchema

  it('finds nothing in the body itself, nor in one that asks for more', () => {
    expect(unfitting(body, body)).toEqual([])
    expect(unfitting(body, { ...body, required: [] })).toEqual([])
  })

  it('finds what is missing, too much, or of another type, at every level', () => {
    const a = { type: 'object', properties: { b: { type: 'number' }, c: { type: 'string' } } } as const
    expect(unfitting({ type: 'object', properties: { a } }, body)).toEqual([
      'with lacks a',
      'with.a lacks b',
      'with.a.c is of no body',
      'with.a.b is number, not string',
    ])
  })
})
