/** A mobile number, and a number of an identity card: it begins with the code of a province, which no order's number does before the year 2100. */
const PEOPLE = /\b1[3-9]\d{9}\b|\b(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])\d{15}[\dXx]\b/

/** Lines of a shop's log that tell of people: the journeys type phones and numbers of documents, and none of them may be logged. */
export const peopleIn = (log: string): string[] => log.split('\n').filter((line) => PEOPLE.test(line))
