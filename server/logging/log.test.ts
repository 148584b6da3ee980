import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

const PERSON = ['林晓雨', '13812345678', '110101199003077571'] as const

/** What a log at its most talkative writes of a failure. */
function written(error: unknown): string {
  const lines: string[] = []
  createLog('trace', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'a request failed')
  return lines.join('')
}

const refused = Object.assign(new Error('duplicate key value violates unique constraint "travellers_pkey"'), {
  code: '23505',
  detail: `Key (name, phone)=(${PERSON[0]}, ${PERSON[1]}) already exists.`,
  where: `COPY travellers, line 1: "${PERSON.join(' ')}"`,
})

describe('the log of a failure', () => {
  it.each([
    [
      'a statement that failed with its parameters',
      new DrizzleQueryError('insert into t values ($1, $2)', [...PERSON], refused),
    ],
    [
      'what the database says of values',
      Object.assign(new Error(`invalid input syntax for type integer: "${PERSON[0]} ${PERSON[1]}"`), { code: '22P02' }),
    ],
    ['numbers in a sentence', new Error(`no order for ${PERSON[1]}, ${PERSON[2]}`)],
    ['what is no error', `no order for ${PERSON[1]}`],
    [
      'a failure whose cause has them',
      new Error('it failed', { cause: new DrizzleQueryError('select $1', [...PERSON], refused) }),
    ],
  ])('tells nothing of people: %s', (_what, error) => {
    const text = written(error)
    expect(PERSON.filter((each) => text.includes(each))).toEqual([])
    expect(text).toContain('a request failed')
  })

  it('says what failed, with which code, and where', () => {
    const log = JSON.parse(written(new DrizzleQueryError('insert into t values ($1)', [...PERSON], refused)))
    expect(log.err).toMatchObject({
      message: 'Failed query: insert into t values ($1)',
      cause: { code: '23505', message: 'duplicate key value violates unique constraint "travellers_pkey"' },
    })
    expect(log.err.stack).toContain('log.test.ts')
  })

  it('is short, however much was sent', () => {
    const many = new DrizzleQueryError(`select ${'$1, '.repeat(200_000)}`, [], refused)
    expect(written(many).length).toBeLessThan(5000)
  })
})
