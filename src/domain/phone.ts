/** B5: 11 digits, 1 and then 3 to 9. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

/** A phone where others may look: its first three signs and its last four (A3); of one that is shorter than a mobile's those would be most. */
export const maskedPhone = (phone: string): string => phone.replace(/^(.{3}).{4,}(.{4})$|^.+$/, '$1****$2')
