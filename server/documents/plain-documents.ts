import { sql } from 'drizzle-orm'

/** A number that is not masked: what is masked has a star in it (maskedDocument). */
const PLAIN = '? (@ != "" && !(@ like_regex "[*]"))'

/** Rows with a number in plain text, as every version before this one wrote them; each has an index of such rows alone, empty soon. */
export const plainOrders = sql.raw(`jsonb_path_exists(body, '$.passengers[*].**.documentNo ${PLAIN}')`)
export const plainTravellers = sql.raw(`jsonb_path_exists(body, '$.**.documentNo ${PLAIN}')`)
