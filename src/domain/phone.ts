/** B5: 11 digits, 1 and then 3 to 9. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** A phone where others may look: the first three digits and the last four (A3). */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
