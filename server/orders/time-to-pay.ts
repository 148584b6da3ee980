/** How long an order can be paid, in ms, where what it sells can be used for as long. */
export const TIME_TO_PAY = 30 * 60_000
