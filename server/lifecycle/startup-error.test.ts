import { describe, expect, it } from 'vitest'
import { commandErrorMessage, startupErrorMessage } from './startup-error.ts'

const settings = { host: '10.1.1.1', port: 5180 }
const failure = (code: string, more = {}) =>
  Object.assign(new Error('connect to postgres://u:secret@db'), { code, ...more })

describe('startupErrorMessage', () => {
  it.each([
    [failure('EADDRINUSE'), 'Port 5180 is in use. Stop what uses it, or set another PORT.'],
    [failure('EACCES', { syscall: 'listen' }), 'Port 5180 may not be opened by this user. Set another PORT.'],
    [failure('EADDRNOTAVAIL'), 'This machine has no address 10.1.1.1. Set another HOST.'],
    [failure('ECONNREFUSED'), "The database of DATABASE_URL can't be reached (ECONNREFUSED)."],
    [
      Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
      "The database of DATABASE_URL can't be reached (ECONNREFUSED).",
    ],
    [failure('28P01'), "The database of DATABASE_URL refuses the user, its password or the database's name (28P01)."],
    [
      new Error('Failed query: select 1', { cause: failure('ECONNREFUSED') }),
      "The database of DATABASE_URL can't be reached (ECONNREFUSED).",
    ],
    [
      new Error('Failed query: select 1', {
        cause: Object.assign(new Error('permission denied for table orders'), { code: '42501' }),
      }),
      "The user of DATABASE_URL may not do this in the database: permission denied for table orders (42501). Use the server's own user, or grant it what it lacks.",
    ],
    [new Error('The folder is in use.'), 'The folder is in use.'],
    [
      Object.assign(new Error('Failed query: rollback'), { cause: new Error('Connection terminated unexpectedly') }),
      'The database failed while the server started: Connection terminated unexpectedly. Start the server again; what was begun in the database was undone.',
    ],
    ['odd', 'odd'],
  ])('says of %s: %s', (error, sentence) => {
    expect(startupErrorMessage(error, settings)).toBe(sentence)
  })
})

describe('commandErrorMessage', () => {
  it('tells nobody to start a server who started none', () => {
    const lost = Object.assign(new Error('Failed query: select 1'), { cause: new Error('Connection terminated') })
    expect(commandErrorMessage(lost)).toBe(
      'The database failed: Connection terminated. Try again; what was begun in the database was undone.',
    )
    expect(commandErrorMessage(new Error('Failed query: select 1', { cause: failure('28P01') }))).toBe(
      "The database of DATABASE_URL refuses the user, its password or the database's name (28P01).",
    )
  })
})
