import {
  healthFields,
  type HealthField,
  type HealthPlace,
  type HealthValues,
} from '../../../schemas/domain/health-form.ts'
import { addDays, isDate } from '../dates.ts'
import { isIdentityNumber } from '../order/identity-number.ts'
import { isPhone } from '../phone.ts'

/** How far ahead a visit can be told. */
export const VISIT_AHEAD = 30

/** What stands under each field that is not right: by its code, a question's by its own. */
export type HealthErrors = Readonly<Record<string, string>>

interface Known {
  readonly today: string
  /** A document that was sent before and is not typed again. */
  readonly hasDocument: boolean
}

/** What is wrong with a form of a place; nothing when it can be sent. */
export function healthErrors(place: HealthPlace, values: HealthValues, known: Known): HealthErrors {
  const found: readonly (readonly [string, string | undefined])[] = [
    ...place.fields.map(({ code, isRequired }) => [code, fieldError(code, isRequired, values, known)] as const),
    ...place.questions.map(
      ({ code }) => [code, values.answers[code] === undefined ? '请选择是或否' : undefined] as const,
    ),
  ]
  return Object.fromEntries(found.flatMap(([code, error]) => (error === undefined ? [] : [[code, error]])))
}

function fieldError(code: HealthField, isRequired: boolean, values: HealthValues, known: Known): string | undefined {
  const text = (values[code] ?? '').trim()
  if (text === '') {
    const isKnown = code === 'document' && known.hasDocument
    return isRequired && !isKnown ? `请填写${healthFields[code]}` : undefined
  }
  return wrong[code]?.(text, known.today)
}

/** What can be wrong with what is typed, by its field. */
const wrong: Partial<Record<HealthField, (text: string, today: string) => string | undefined>> = {
  phone: (text) => (isPhone(text) ? undefined : '请输入正确的手机号'),
  document: (text) => (isIdentityNumber(text) ? undefined : '请输入正确的身份证号码'),
  temperature: (text) => (isTemperature(text) ? undefined : '请输入 35 到 42 之间的体温，例如 36.5'),
  visitDay: (text, today) => (isVisitDay(text, today) ? undefined : `请选择今天起 ${VISIT_AHEAD} 天内的日期`),
}

function isTemperature(text: string): boolean {
  const degrees = /^\d\d(\.\d)?$/.test(text) ? Number(text) : Number.NaN
  return degrees >= 35 && degrees <= 42
}

const isVisitDay = (day: string, today: string) => isDate(day) && day >= today && day <= addDays(today, VISIT_AHEAD)
