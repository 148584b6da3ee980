import type { ReleaseRow } from '../../../schemas/studio/releases.ts'
import { mayActAs } from '../../../schemas/studio/role.ts'
import type { Operator } from '../../../schemas/studio/sign-in.ts'

/** The releases that wait for somebody, and what became of those that they asked for. */
export interface Awaiting {
  /** They may approve these: others asked. */
  readonly toDecide: readonly ReleaseRow[]
  /** They asked for these, and somebody refused; until they ask anew, change or cancel it. */
  readonly refused: readonly ReleaseRow[]
  /** They asked for these, and somebody approved; until it is published. */
  readonly approved: readonly ReleaseRow[]
}

export function awaiting(releases: readonly ReleaseRow[], { name, role }: Pick<Operator, 'name' | 'role'>): Awaiting {
  const decided = releases.filter(({ state, askedBy }) => state === 'open' && askedBy === name)
  const mayDecide = mayActAs(role, 'publisher')
  return {
    toDecide: releases.filter(({ state, askedBy }) => mayDecide && state === 'asked' && askedBy !== name),
    refused: decided.filter(({ approvedBy, reason }) => approvedBy === undefined && reason !== undefined),
    approved: decided.filter(({ approvedBy }) => approvedBy !== undefined),
  }
}
