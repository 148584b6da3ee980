/** 9000 0311 0111: a code in fours, as it is read out. */
export const groupedCode = (bizCode: string): string => bizCode.replace(/(.{4})(?=.)/g, '$1 ')
