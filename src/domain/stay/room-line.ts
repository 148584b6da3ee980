import { NO_BREAK_SPACE } from '../unbroken-numbers.ts'

/** What a stay's line in an order is called: 海景大床房 · 含双早 × 2 间; the last part stays in one piece where the line is too short. */
export const roomLineName = (room: string, rate: string, num: number): string =>
  `${room} · ${rate} ${['×', num, '间'].join(NO_BREAK_SPACE)}`
