/** Bytes of one of the operators' files at most: a page of 200 full blocks has about 150,000. */
export const MAX_BYTES = 1_000_000

/** Containers inside containers, the file's own included. The deepest page that makes sense has about 20. */
export const MAX_DEPTH = 64

/** Values of one file at most: texts, numbers, lists and maps. The largest page of the shop has 500. */
export const MAX_VALUES = 10_000

/** Values of the table of routes at most, which no operator sends: that of the shop has 1,700. */
export const MAX_ROUTE_VALUES = 20_000

/** Blocks of a page at most, those of its parts and popups included. */
export const MAX_BLOCKS = 1000

/** Expressions of a page at most, those of its parts included, and the letters of the texts that hold them. The largest page of the shop has 170. */
export const MAX_EXPRESSIONS = 2000
export const MAX_EXPRESSION_LETTERS = 100_000

/** Named values of a page at most, those of its parts included: each is followed through all that it names. The shop's pages have 16. */
export const MAX_NAMED_VALUES = 300
