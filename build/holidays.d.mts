/** See holidays.mjs. */
export const holidayTable: () => string
