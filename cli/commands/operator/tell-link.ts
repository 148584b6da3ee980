import { shopClock } from '../../../src/domain/dates.ts'
import type { Context } from '../../command.ts'
import type { Link } from './ask-server.ts'

/** Prints a link for whoever passes it on, or for a program. */
export function tellLink({ name, link, expiresAt }: Link, json: boolean, { out, say }: Context): void {
  const until = `${shopClock(expiresAt)}+08:00`
  if (json) out(JSON.stringify({ name, link, until }, undefined, 2))
  else out(say('operator.linkIs', { name, link, until: until.slice(0, 16).replace('T', ' ') }))
}
