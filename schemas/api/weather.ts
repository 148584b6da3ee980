import { weatherSchema } from '../domain/weather.ts'
import type { Contract } from './contract.ts'

/** GET /api/app/weather/now (A7: a maps weather service for a fixed city). status 0: there is no weather, and its block is hidden (A8). */
export const weather = {
  name: 'weather',
  title: { zh: '天气', en: 'Weather' },
  source: 'A3, A7, A8',
  method: 'GET',
  path: '/api/app/weather/now',
  reply: weatherSchema,
  problems: [],
  personal: false,
  auth: 'none',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: [] },
} as const satisfies Contract
