/** A login token starts with the letter e and has exactly two dots (A5). */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith('e') && text.split('.').length === 3

/** The login that a link lends: `token`, or at the cashier `accessToken` (A2). */
export const tokenInQuery = ({
  token,
  accessToken,
}: Readonly<Record<string, string | undefined>>): string | undefined => [token, accessToken].find(isToken)
