/*
 * What a form needs of an order's schema: its bounds alone, a form would load the whole schema for them.
 */

/** The most characters of a name. */
export const NAME_MOST = 30

/** B5: the most characters of a remark. */
export const REMARK_MOST = 50

/** Documents that somebody has beside the first. */
export const MOST_OTHER_DOCUMENTS = 7
