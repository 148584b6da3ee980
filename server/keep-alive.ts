/** ms that a connection may be silent after an answer: longer than the minute of usual proxies, so that none asks on one that just closes. */
export const KEEP_ALIVE = 72_000

/** ms that a request's head may take. */
export const HEADERS_PATIENCE = 30_000
