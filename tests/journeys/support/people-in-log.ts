/** A mobile number, and a number of an identity card. */
const PEOPLE = /\b1[3-9]\d{9}\b|\b\d{17}[\dXx]\b/

/** Lines of a shop's log that tell of people: the journeys type phones and numbers of documents, and none of them may be logged. */
export const peopleIn = (log: string): string[] => log.split('\n').filter((line) => PEOPLE.test(line))
