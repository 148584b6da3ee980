import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import {
  type HealthBody,
  type HealthField,
  type HealthPlace,
  type HealthValues,
  type SentHealthForm,
} from '../../schemas/domain/health-form.ts'
import { addDays, shopClock, shopDay } from '../../src/domain/dates.ts'
import { maskedDocument } from '../../src/domain/order/documents.ts'
import { healthErrors } from '../../src/domain/service/health-form.ts'
import {
  type HealthFormEvent,
  healthFormTransitions,
  healthFormWords,
} from '../../src/domain/service/health-form-state.ts'
import { nextState, stateAfter, statesBefore } from '../../src/domain/order/transitions.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { healthForms, healthPlaces } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { newPartId } from '../orders/order-ids.ts'
import type { Secrets } from '../session/keys.ts'
import { openText, sealText } from '../session/sealed-text.ts'

type Row = typeof healthForms.$inferSelect

export async function readHealthPlace(db: Queries, code: string): Promise<HealthPlace | undefined> {
  const [row] = await db.select().from(healthPlaces).where(eq(healthPlaces.code, code))
  return row && { code: row.code, ...row.body }
}

interface Own {
  readonly memberId: string
  readonly place: HealthPlace
}

/** What a member sent for a place; nothing once the visit is over. */
export async function readSentForm(
  db: Queries,
  { memberId, place }: Own,
  secrets: Secrets,
  now: number,
): Promise<SentHealthForm | undefined> {
  const row = await readRow(db, memberId, place.code)
  return row && row.visitDay >= shopDay(now) ? shown(row, secrets) : undefined
}

async function readRow(db: Queries, memberId: string, code: string): Promise<Row | undefined> {
  const mine = and(eq(healthForms.memberId, memberId), eq(healthForms.placeCode, code))
  const [row] = await db.select().from(healthForms).where(mine)
  return row
}

/** Whose a sealed document is: it opens for no other row. */
const ownerOf = (memberId: string, code: string) => `health form ${memberId} ${code}`

function shown(row: Row, secrets: Secrets): SentHealthForm {
  const { placeName: _place, answers, ...values } = row.body
  const document = row.sealedDocument && openText(row.sealedDocument, ownerOf(row.memberId, row.placeCode), secrets)
  return {
    ...{ ...values, answers, ...(document && { documentMask: maskedDocument(document) }) },
    ...{ state: row.state, stateText: healthFormWords[row.state], sentAt: shopClock(row.sentAt) },
    ...{
      ...(row.note && { note: row.note }),
      canEdit: nextState(healthFormTransitions, row.state, 'edit') !== undefined,
    },
  }
}

export interface HealthRequest extends Own {
  readonly values: HealthValues
}

export type HealthProblem = 'health-incomplete' | 'health-approved'

/**
 * Sends a form: the first of a place, a change while nobody approved it, or another when the visit is over. One at a time for a member, so
 * that two taps make one.
 */
export const keepHealthForm = (
  db: Orm,
  request: HealthRequest,
  secrets: Secrets,
  now: number,
): Promise<{ readonly id: string } | { readonly problem: HealthProblem }> =>
  db.transaction(async (tx) => {
    const { memberId, place } = request
    await advisoryLock(tx, ownerOf(memberId, place.code))
    const before = await readRow(tx, memberId, place.code)
    const today = shopDay(now)
    const isOver = before !== undefined && before.visitDay < today
    const held = isOver ? null : (before?.sealedDocument ?? null)
    const errors = healthErrors(place, request.values, { today, hasDocument: held !== null })
    if (Object.keys(errors).length > 0) return { problem: 'health-incomplete' }
    const what = rowOf(request, held, secrets, now)
    if (!before) return { id: await insert(tx, request, what) }
    const moved = await moveHealthForms(tx, isOver ? 'renew' : 'edit', before.id, what)
    return moved ? { id: before.id } : { problem: 'health-approved' }
  })

type What = Pick<Row, 'visitDay' | 'sealedDocument' | 'sentAt' | 'reviewedAt' | 'note' | 'body'>

function rowOf({ memberId, place, values }: HealthRequest, held: string | null, secrets: Secrets, now: number): What {
  const asked = new Set<HealthField>(place.fields.map(({ code }) => code))
  const kept = ([code, text]: [string, unknown]) => asked.has(code as HealthField) && text !== ''
  const { document = '', answers, ...plain } = values
  const texts = Object.entries(plain).map(([code, text]): [string, unknown] => [code, text.trim()])
  const body: HealthBody = {
    ...Object.fromEntries(texts.filter(kept)),
    placeName: place.name,
    answers: Object.fromEntries(place.questions.map(({ code }) => [code, answers[code] === true])),
  }
  const number = asked.has('document') ? document.trim().toUpperCase() : ''
  const sealed = number === '' ? held : sealText(number, ownerOf(memberId, place.code), secrets)
  const visitDay = body.visitDay ?? shopDay(now)
  return { visitDay, sealedDocument: sealed, sentAt: now, reviewedAt: null, note: null, body }
}

async function insert(tx: Queries, { memberId, place }: Own, what: What): Promise<string> {
  const id = newPartId()
  await tx.insert(healthForms).values({ id, memberId, placeCode: place.code, state: 'waiting', ...what })
  return id
}

/** The one writer of `state` of health forms. @returns whether the event meant anything in its state */
async function moveHealthForms(tx: Queries, event: HealthFormEvent, id: string, also: Partial<What>): Promise<boolean> {
  const from = inArray(healthForms.state, statesBefore(healthFormTransitions, event))
  const rows = await tx
    .update(healthForms)
    .set({ ...also, state: stateAfter(healthFormTransitions, event) })
    .where(and(eq(healthForms.id, id), from))
    .returning({ id: healthForms.id })
  return rows.length > 0
}

/** The staff of the place have looked at a form. @returns false when it waits for nobody any more */
export const reviewHealthForm = (
  db: Orm,
  id: string,
  answer: { readonly isGood: boolean; readonly note: string },
  now: number,
): Promise<boolean> =>
  moveHealthForms(db, answer.isGood ? 'approve' : 'return', id, { reviewedAt: now, note: answer.note || null })

/** A month after the visit nobody needs the document any more. */
const KEPT_DAYS = 30

export const forgetDocuments = (db: Orm, now: number): Promise<unknown> =>
  db
    .update(healthForms)
    .set({ sealedDocument: null })
    .where(and(isNotNull(healthForms.sealedDocument), lt(healthForms.visitDay, addDays(shopDay(now), -KEPT_DAYS))))
