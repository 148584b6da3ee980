import { expect, it } from 'vitest'
import { COUNTER_KIND } from '../order/counter-code.ts'
import { addToYear, annualFigures, emptyYear, type YearOrder } from './annual-figures.ts'

const order = (productId: string, name: string): YearOrder => ({
  ...{ productId, name, picture: '', place: '', productType: 65, memberFen: 0, from: undefined, until: undefined },
  ...{ orderFen: 5800, totalFen: 5800, paidFen: 5800, refundedFen: 0 },
})

it('[B2.9] the favourite of a year is a product: what was paid at counters is spent, and no favourite', () => {
  const sum = emptyYear()
  for (let times = 0; times < 3; times++) addToYear(sum, { ...order(COUNTER_KIND, '到店付款'), productType: 0 })
  expect(annualFigures(2026, sum)).toMatchObject({ orders: 3, spent: 174 })
  expect(annualFigures(2026, sum)).not.toHaveProperty('favourite')
  addToYear(sum, order('650101', '双人券'))
  expect(annualFigures(2026, sum).favourite).toEqual({ name: '双人券', picture: '', times: 1 })
})
