import { describe, expect, it } from 'vitest'
import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Action } from '../../../schemas/page/action.ts'
import { STOP } from '../../kit/action.ts'
import type { ActionCatalogue, ActionTools } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import { neededArguments, runActions } from './run-actions.ts'
import type { ActionProblem, ActionRest } from './run-actions.ts'
import { blockScope } from './scope.ts'
import { context } from './test-fixtures.ts'

const tools = {} as ActionTools

async function run(
  actions: readonly Action[],
  more: Partial<ActionCatalogue> = {},
  event: unknown = { item: { id: '7' }, index: 2 },
) {
  const done: (readonly [string, unknown])[] = []
  const problems: ActionProblem[] = []
  const noted = Object.keys(actionSchemas).map((name) => [name, (args: unknown) => void done.push([name, args])])
  const catalogue = { ...Object.fromEntries(noted), ...more } as ActionCatalogue
  const scope = blockScope({ context }, {}, { tab: 'a' }, { event })
  await runActions({ actions, scope, catalogue, tools, report: (problem) => problems.push(problem) })
  return { done, problems }
}

describe('runActions', () => {
  it('[R36] evaluates the arguments against the event and the page', async () => {
    const { done } = await run([
      { do: 'navigate', to: '/goods/{{ event.item.id }}', replace: true },
      { do: 'set-state', key: 'tab', to: '{{ event.index }}' },
    ])
    expect(done).toEqual([
      ['navigate', { to: '/goods/7', replace: true }],
      ['set-state', { key: 'tab', to: 2 }],
    ])
  })

  it('[R36] starts an action after the one before has ended', async () => {
    const steps: string[] = []
    const copy = async () => {
      await Promise.resolve()
      steps.push('copied')
    }
    await run(
      [
        { do: 'copy-text', text: 'x' },
        { do: 'toast', text: 'y' },
      ],
      {
        'copy-text': copy,
        toast: () => void steps.push('toast'),
      },
    )
    expect(steps).toEqual(['copied', 'toast'])
  })

  it('[R36] passes over an action whose condition is not true, and goes on', async () => {
    const { done, problems } = await run([
      { do: 'toast', text: 'a', when: '{{ event.index > 5 }}' },
      { do: 'toast', text: 'b', when: '{{ event.index }}' },
      { do: 'toast', text: 'c', when: '{{ event.index == 2 }}' },
    ])
    expect(done).toEqual([['toast', { text: 'c' }]])
    expect(problems).toEqual([])
  })

  it.each(['launch', 'constructor', '__proto__'])('[R37] reports the unknown action %s and stops', async (name) => {
    const { done, problems } = await run([{ do: name }, { do: 'back' }])
    expect(done).toEqual([])
    expect(problems).toEqual([{ code: 'unknown-action', message: `There is no action ${name}`, action: name }])
  })

  it.each([
    [{ do: 'navigate', to: '{{ event.item.url }}' }],
    [{ do: 'navigate' }],
    [{ do: 'toast', text: '' }],
    [{ do: 'open-content', content: '{{ event.gone }}' }],
  ])('[R37] reports %j, which lacks an argument, and stops', async (action: Action) => {
    const { done, problems } = await run([action, { do: 'back' }])
    expect(done).toEqual([])
    expect(problems).toEqual([expect.objectContaining({ code: 'missing-argument', action: action.do })])
  })

  it('leaves out arguments that come out null, but sets a state to null', async () => {
    const { done } = await run([
      { do: 'back', fallback: '{{ event.gone }}' },
      { do: 'set-state', key: 'tab', to: '{{ event.gone }}' },
    ])
    expect(done).toEqual([
      ['back', {}],
      ['set-state', { key: 'tab', to: null }],
    ])
  })

  it.each([
    [new CallProblem('sold-out', '已售罄'), { code: 'sold-out', message: '已售罄' }],
    [new Error('bug'), { code: 'action-failed', message: 'bug' }],
    ['thrown text', { code: 'action-failed', message: 'thrown text' }],
  ])('[R37] reports an action that fails with %s and stops', async (error, problem) => {
    const reload = async () => {
      throw error
    }
    const { done, problems } = await run([{ do: 'reload' }, { do: 'back' }], { reload })
    expect(done).toEqual([])
    expect(problems).toEqual([{ ...problem, action: 'reload' }])
  })

  it('[R37] reports an expression that costs too much or is none', async () => {
    const event = Array.from({ length: 3000 }, (_, at) => at)
    const costly = '{{ string(size(event.filter(x, event.exists(y, x + y < 0)))) }}'
    expect((await run([{ do: 'toast', text: costly }], {}, event)).problems[0]).toMatchObject({
      code: 'expression-too-costly',
    })
    expect((await run([{ do: 'toast', text: '{{ (' }])).problems[0]).toMatchObject({ code: 'expression-syntax' })
  })

  it('[R37] needs of each action the arguments that its schema requires and gives a type', () => {
    const required = Object.entries(actionSchemas).map(([name, schema]) => {
      const properties: Readonly<Record<string, object>> = schema.properties
      const names: readonly string[] = 'required' in schema ? schema.required : []
      return [name, names.filter((key) => 'type' in properties[key]!)]
    })
    expect(neededArguments).toEqual(Object.fromEntries(required))
  })

  it('[R41] leaves out what comes out null in the arguments of a submit', async () => {
    const { done } = await run([
      { do: 'submit', endpoint: 'join', with: { id: '{{ event.item.id }}', note: '{{ event.gone }}' } },
    ])
    expect(done).toEqual([['submit', { endpoint: 'join', with: { id: '7' } }]])
  })
})

describe('runActions: stopping', () => {
  /** Runs a chain in which `require-login` and `submit` need a login. */
  async function runAs(isLoggedIn: boolean, actions: readonly Action[]) {
    const rests: ActionRest[] = []
    const done: string[] = []
    const problems: ActionProblem[] = []
    const guarded = (name: string) => (_args: unknown, given: ActionTools) =>
      given.requireLogin() ? void done.push(name) : STOP
    const catalogue = {
      'require-login': guarded('require-login'),
      submit: guarded('submit'),
      halt: () => STOP,
      toast: () => void done.push('toast'),
    } as unknown as ActionCatalogue
    await runActions({
      actions,
      scope: blockScope({ context }, {}, {}, { event: { id: '7' } }),
      catalogue,
      tools: { requireLogin: () => isLoggedIn } as ActionTools,
      report: (problem) => problems.push(problem),
      paused: (rest) => rests.push(rest),
    })
    return { done, rests, problems }
  }
  const chain: Action[] = [
    { do: 'toast', text: 'a' },
    { do: 'require-login' },
    { do: 'submit', endpoint: 'join', with: { id: '{{ event.id }}' } },
    { do: 'toast', text: 'b' },
  ]

  it('[R42] ends the chain without a word at an action that gives STOP', async () => {
    const { done, problems, rests } = await runAs(true, [{ do: 'toast', text: 'a' }, { do: 'halt' }, ...chain])
    expect({ done, problems, rests }).toEqual({ done: ['toast'], problems: [], rests: [] })
  })

  it('[R43] tells what is left when a login is needed: from that action on, as written, with the event', async () => {
    const { done, problems, rests } = await runAs(false, chain)
    expect({ done, problems }).toEqual({ done: ['toast'], problems: [] })
    expect(rests).toEqual([{ actions: chain.slice(1), event: { id: '7' } }])
  })

  it('[R43] keeps the submit itself when that is what needs the login', async () => {
    const [, , submit, last] = chain
    expect((await runAs(false, [submit!, last!])).rests).toEqual([{ actions: [submit, last], event: { id: '7' } }])
  })

  it('[R43] goes on where the chain ended when the rest is run by somebody who is logged in', async () => {
    const [rest] = (await runAs(false, chain)).rests
    expect((await runAs(true, rest!.actions)).done).toEqual(['require-login', 'submit', 'toast'])
  })

  it('[R43] ends the chain at an action that goes on without the login, and tells what is left once', async () => {
    const rests: ActionRest[] = []
    const done: string[] = []
    const heedless = (_args: unknown, { requireLogin }: ActionTools) =>
      void done.push(`${requireLogin()}${requireLogin()}`)
    const catalogue = { submit: heedless, toast: () => void done.push('toast') } as unknown as ActionCatalogue
    await runActions({
      actions: chain.slice(2),
      scope: blockScope({ context }, {}, {}),
      catalogue,
      tools: { requireLogin: () => false } as ActionTools,
      report: () => undefined,
      paused: (rest) => rests.push(rest),
    })
    expect([done, rests.length]).toEqual([['falsefalse'], 1])
  })

  it('[R43] keeps the action whose call found that the login is over', async () => {
    const rests: ActionRest[] = []
    const problems: unknown[] = []
    const buy = () => {
      throw new CallProblem('not-logged-in', '请先登录')
    }
    await runActions({
      actions: [{ do: 'buy' }, { do: 'back' }],
      scope: blockScope({ context }, {}, {}),
      catalogue: { buy },
      tools: {} as ActionTools,
      report: (problem) => problems.push(problem),
      paused: (rest) => rests.push(rest),
    })
    expect({ rests, problems }).toEqual({
      rests: [{ actions: [{ do: 'buy' }, { do: 'back' }], event: undefined }],
      problems: [],
    })
  })

  it('[R43] says when it is a phone that is missing: who comes back without one is not sent again (B5)', async () => {
    const rests: ActionRest[] = []
    const buy = (_args: unknown, { requirePhone }: ActionTools) => (requirePhone() ? undefined : STOP)
    const actions: Action[] = [{ do: 'buy' }]
    for (const hasPhone of [true, false])
      await runActions({
        actions,
        scope: blockScope({ context }, {}, {}),
        catalogue: { buy },
        tools: { requirePhone: () => hasPhone } as ActionTools,
        report: () => undefined,
        paused: (rest) => rests.push(rest),
      })
    expect(rests).toEqual([{ actions, event: undefined, needs: 'phone' }])
  })

  it('[R43] pauses nothing for somebody who is logged in', async () => {
    expect(await runAs(true, chain)).toEqual({
      done: ['toast', 'require-login', 'submit', 'toast'],
      rests: [],
      problems: [],
    })
  })
})
