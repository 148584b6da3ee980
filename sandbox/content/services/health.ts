import type { HealthPlace, HealthValues } from '../../../schemas/domain/health-form.ts'
import type { HealthFormState } from '../../../src/domain/service/health-form-state.ts'

const consent = '我保证所填属实，同意度假村为这次到访的健康安全使用这些信息。证件号码加密保存，到访后 30 天删除。'

/** Places that ask for a health form (B2.9 preventionForm), each its own fields. */
export const healthPlaces: readonly HealthPlace[] = [
  {
    ...{ code: 'lanwan-island', name: '澜湾岛', consent },
    text: '上岛前请登记，审核通过后凭本人证件上岛。',
    fields: [
      { code: 'name', isRequired: true },
      { code: 'phone', isRequired: true },
      { code: 'document', isRequired: true },
      { code: 'visitDay', isRequired: true },
      { code: 'from', isRequired: true },
    ],
    questions: [
      { code: 'fever', text: '近 7 天是否发热、咳嗽、腹泻' },
      { code: 'contact', text: '近 7 天是否接触过传染病人' },
    ],
  },
  {
    ...{ code: 'luming-mountain', name: '鹿鸣雪山', consent },
    text: '雪山海拔 3200 米，请登记身体情况，当天再量一次体温。',
    fields: [
      { code: 'name', isRequired: true },
      { code: 'phone', isRequired: true },
      { code: 'visitDay', isRequired: true },
      { code: 'temperature', isRequired: false },
    ],
    questions: [
      { code: 'heart', text: '是否有高血压、心脏病' },
      { code: 'altitude', text: '以前是否有过高原反应' },
    ],
  },
]

/** A form that a member sent before the shop opened; the visit is so many days after the first. */
export interface HealthFormRecord {
  readonly id: string
  readonly memberId: string
  readonly placeCode: string
  readonly visit: number
  readonly values: Pick<HealthValues, 'name' | 'phone' | 'temperature' | 'answers'>
  readonly state: HealthFormState
  readonly note?: string
  readonly scenario: string
}

const answers = { heart: false, altitude: false }

export const healthFormsSent: readonly HealthFormRecord[] = [
  {
    ...{ id: '78000001', memberId: '900003', placeCode: 'luming-mountain', visit: 3, state: 'waiting' },
    ...{ values: { name: '顾长风', phone: '13800000003', answers }, scenario: '待审核，可以修改' },
  },
  {
    ...{ id: '78000002', memberId: '900005', placeCode: 'luming-mountain', visit: 2, state: 'returned' },
    values: { name: '陆行舟', phone: '13800000005', answers: { heart: true, altitude: false } },
    ...{ note: '有高血压的客人请带近三个月的体检报告', scenario: '被退回，写着原因，可以修改' },
  },
  {
    ...{ id: '78000003', memberId: '900006', placeCode: 'luming-mountain', visit: 2, state: 'approved' },
    values: { name: '江映雪', phone: '13800000006', temperature: '36.4', answers },
    scenario: '已通过，不能修改',
  },
]
