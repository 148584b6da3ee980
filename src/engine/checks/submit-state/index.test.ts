import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, problemsOf, shop, withAction } from '../testing/shop.ts'
import { validatePage } from '../validate-page.ts'

const idle = { status: 'idle', code: '', message: '' }
const submit = (endpoint = 'join') => ({ do: 'submit', endpoint, with: { name: '海' }, into: 'form' })
const message = '状态「form」要放提交的结果，初始值应该是 { "status": "idle", "code": "", "message": "" }'

/** What is said of a notice that shows this text on a page with these actions. */
const shown = (text: string, actions: readonly object[] = [submit()]) =>
  check(
    pageOf({ state: { form: idle }, blocks: [notices({ props: { text } }), lists({}, { on: { select: actions } })] }),
  )

describe('submit-state', () => {
  it('asks for no first value of a state that a submit writes and an expression reads', () => {
    const page = pageOf({
      blocks: [notices({ props: { text: '{{ state.form.message }}' } }), lists({}, { on: { select: [submit()] } })],
    })
    expect(check(page)).toEqual([])
    const source = { name: 'home', file: 'pages/home.json', text: JSON.stringify(page) }
    expect(validatePage(source, shop).page?.state).toEqual({ form: idle })
  })

  it.each([
    ['""', ''],
    ['null', null],
  ])('shows a state that is no state of a submit: %s', (underlined, form) => {
    expect(check(withAction(submit(), { state: { form } }))).toEqual([{ rule: 'submit-state', underlined, message }])
  })

  it.each([
    { status: 'idle', code: '' },
    { ...idle, status: 'done' },
    { ...idle, code: 0 },
    { ...idle, reply: null },
  ])('shows %o, which has another form', (form) => {
    expect(check(withAction(submit(), { state: { form } }))).toMatchObject([{ rule: 'submit-state', underlined: '{' }])
  })

  it('is told once for several that write it, of a module too, and can be mended', () => {
    const reserve = { do: 'reserve', seat: 1, into: 'form' }
    const page = pageOf({
      state: { form: '' },
      blocks: [notices(), lists({}, { on: { select: [submit(), reserve] } })],
    })
    expect(problemsOf(page).map(({ rule, fix }) => [rule, fix?.edit])).toEqual([
      ['submit-state', { op: 'replace', pointer: '/state/form', value: idle }],
    ])
  })

  it('allows a state that begins as it should, and set-state to bring that back', () => {
    expect(shown('你好', [submit(), { do: 'set-state', key: 'form', to: idle }])).toEqual([])
  })
})

describe('what reads the state of a submit', () => {
  it('knows its parts, and the reply of the one endpoint that is submitted to', () => {
    expect(
      shown('{{ state.form.status }}{{ state.form.message }}{{ string(default(state.form.reply.seat, 0)) }}'),
    ).toEqual([])
    expect(shown('{{ default(state.form.reply.set, 0) }}')).toMatchObject([
      { rule: 'unknown-field', underlined: 'set' },
    ])
    expect(shown('{{ state.form.replay }}')).toMatchObject([{ rule: 'unknown-field', underlined: 'replay' }])
  })

  it('knows that there may be no reply', () => {
    expect(shown('{{ state.form.reply.note }}')).toMatchObject([{ rule: 'maybe-missing' }])
  })

  it('knows the four texts of its status', () => {
    const when = (status: string) => `{{ state.form.status == '${status}' }}`
    const told = (status: string) =>
      check(
        pageOf({
          state: { form: idle },
          blocks: [notices({ when: when(status) }), lists({}, { on: { select: [submit()] } })],
        }),
      )
    expect(told('refused')).toEqual([])
    expect(told('failed')).toMatchObject([{ rule: 'expression-type' }])
  })

  it('takes the reply as anything when several endpoints are submitted to, or an action of a module', () => {
    const text = '{{ state.form.reply.anything }}'
    expect(shown(text, [submit(), submit('leave')])).toEqual([])
    expect(shown(text, [submit(), { do: 'reserve', seat: 1, into: 'form' }])).toEqual([])
    expect(shown(text, [submit(), submit()])).toMatchObject([{ rule: 'unknown-field' }])
  })
})
