/**
 * 32 hexadecimal digits that nobody else makes: a name under which something is sent, however often.
 * crypto.randomUUID is missing where the shop isn't served over https.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
