import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DataSource, Page } from '../../schemas/page/page.ts'
import type { RouteTable } from '../../schemas/page/route.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(`pages/${name}.json`, 'utf8'))
const dataOf = (page: string) => (read(page) as Page).data ?? {}

const { routes } = read('routes') as RouteTable
const pageOf = ({ name, page = name }: RouteTable['routes'][number]) => page
const isOpen = new Set(routes.filter(({ login }) => !login).map(pageOf))
const behindLogin = [...new Set(routes.filter(({ module, open }) => open && !module).map(pageOf))].filter(
  (page) => !isOpen.has(page),
)

describe('a page behind the login', () => {
  it('is one of many', () => {
    expect(behindLogin.length).toBeGreaterThan(20)
  })

  it.each(behindLogin)('comes with its data, which the server asks for: %s', (page) => {
    const isLeft = ({ load, when = '' }: DataSource) => load === 'browser' || /\bviewer\.loggedIn\b/.test(when)
    expect(Object.entries(dataOf(page)).filter(([, source]) => isLeft(source))).toEqual([])
  })
})

it.each(['refund-list', 'refund-detail'])('[B7] what %s asks of refunds says where it comes from', (page) => {
  const asked = Object.values(dataOf(page)).filter(({ from }) => /^orderRefund(?:Info|Detail)$/.test(from))
  expect(asked).not.toEqual([])
  for (const { with: args } of asked)
    expect(args).toMatchObject({ orderId: '{{ params.orderId }}', requestBase: { headers: { sourcefrom: 'tcpapp' } } })
})
