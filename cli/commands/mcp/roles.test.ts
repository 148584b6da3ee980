import type { AddressInfo } from 'node:net'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StudioContract } from '../../../schemas/studio/contract.ts'
import { STUDIO_API, studioContracts } from '../../../schemas/studio/contracts.ts'
import { studioProblems } from '../../../schemas/studio/problems.ts'
import { mayActAs, type Role, roleNames, roles } from '../../../schemas/studio/role.ts'
import { studioDrafts, studioPointers } from '../../../server/db/schema.ts'
import { connected, quietContext, use } from '../../../tests/fixtures/assistants.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import { type Served, serveStudio } from '../../../tests/fixtures/served-studio.ts'
import { openItem, retitled, save } from '../../../tests/fixtures/studio-edit.ts'
import { textHash } from '../../remote/folder.ts'
import { serveHttp } from './serve-http.ts'
import { tools } from './tools/index.ts'

let opened: TestDatabase
let served: Served
let admin: string

beforeAll(async () => {
  opened = await embeddedDatabase()
  served = await serveStudio(opened.database)
  admin = await served.studio.signedIn('admin')
}, LONGEST_OPENING)
afterAll(async () => {
  await served.close()
  await opened.remove()
})

const home = () => openItem(served.studio, admin)

/** Something that each tool can do, which a tool that comes is asked for too. */
const inputs: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  list_pages: async () => ({}),
  list_widgets: async () => ({ about: ['page'] }),
  read_page: async () => ({ name: 'home' }),
  check: async () => ({ name: 'home' }),
  preview: async () => ({ name: 'home', picture: false }),
  async propose_edit() {
    const { text } = await home()
    return { name: 'home', revision: textHash(text), text: retitled(text, ['助手的标题']).text }
  },
  async publish() {
    const { body } = await save(served.studio, admin, { opened: await home(), titles: ['要发布的'] })
    return { items: [{ name: 'home', version: body.version }] }
  },
}

/** What every assistant is: by HTTP, with a key of its own. */
async function assistantWith(key: string): Promise<Client> {
  const http = await serveHttp(served.url, 0, quietContext())
  onTestFinished(() => void http.close())
  const { port } = http.address() as AddressInfo
  const headers = { authorization: `Bearer ${key}` }
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  return connected(new StreamableHTTPClientTransport(url, { requestInit: { headers } }) as Transport)
}

/** What went to the server while something was done, with the call that each was. */
async function askedBy<Result>(work: () => Promise<Result>) {
  const fetched = vi.spyOn(globalThis, 'fetch')
  try {
    const result = await work()
    const api = served.url + STUDIO_API
    const sent = fetched.mock.calls.map(([address, init = {}]) => ({ address: String(address), init }))
    const calls = sent.filter(({ address }) => address.startsWith(api))
    return {
      result,
      calls: calls.map((one) => ({ ...one, needed: neededFor(one.address.slice(api.length), one.init) })),
    }
  } finally {
    fetched.mockRestore()
  }
}

function neededFor(address: string, { method }: RequestInit): Role {
  const [path = ''] = address.split('?')
  const isIt = (one: StudioContract) =>
    one.method === method && new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  const role = Object.values<StudioContract>(studioContracts).find(isIt)?.role
  if (role === undefined || role === 'anybody') throw new Error(`no call for operators is at ${address}`)
  return role
}

describe.each(tools.map(({ name }) => name))('%s', (name) => {
  const prepared = async () => {
    await opened.database.orm.delete(studioDrafts)
    await opened.database.orm.delete(studioPointers)
    await served.studio.store.refresh()
    const input = inputs[name]
    if (!input) throw new Error(`say in this test what ${name} can be asked for`)
    return input()
  }

  it('[X6, X7] is refused to the keys of a role that the server refuses, with the role that it needs, and changes nothing', async () => {
    const input = await prepared()
    const byAdmin = await assistantWith(await served.key('admin'))
    const { result, calls } = await askedBy(() => use(byAdmin, name, input))
    expect([result.isError, calls.length > 0]).toEqual([undefined, true])
    const needed = roles.find((role) => calls.every((call) => mayActAs(role, call.needed)))!
    for (const role of roles.filter((one) => mayActAs(one, needed))) {
      const again = await prepared()
      const answer = await use(await assistantWith(await served.key(role)), name, again)
      expect([role, answer.isError]).toEqual([role, undefined])
    }
    for (const role of roles.filter((one) => !mayActAs(one, needed))) {
      const again = await prepared()
      const before = await home()
      const key = await served.key(role)
      const answer = await use(await assistantWith(key), name, again)
      const words = `${studioProblems['not-allowed'].message}（这个密钥的角色是「${roleNames[role]}」，要「${roleNames[needed]}」）`
      expect(answer).toMatchObject({ isError: true, content: [{ text: words }] })
      expect(answer.structuredContent).toEqual({ code: 'not-allowed', message: words })
      expect([await home(), served.studio.store.page('home')?.page.title]).toEqual([before, '首页'])
      const statuses = calls.map(async ({ address, init }) => {
        const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${key}` }
        return (await fetch(address, { ...init, headers })).status
      })
      expect((await Promise.all(statuses)).map((status) => status === 403)).toEqual(
        calls.map((call) => !mayActAs(role, call.needed)),
      )
    }
  })
})
