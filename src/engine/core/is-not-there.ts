/**
 * Whether what a page asked for is not there, by the code of the refusal: there is none, or there can be none. An id that no thing has, such
 * as one of 300 letters or none at all, is refused by the call's contract; to whoever opened the address it is the same.
 */
export const isNotThere = (code: string | undefined): boolean => code === 'not-found' || code === 'invalid-request'
