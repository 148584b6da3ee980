/** What calls of the services with slots need to have happened before. */
export interface ServiceBefore {
  /** A seat of today's bus of nine, reserved at eight: it is too late to give it back. @returns the id of the reservation */
  readonly gone: () => Promise<string>
  /** Somebody meets a dolphin, and has all that one may have on the day after. @returns the id of the first of both */
  readonly mostOfADay: (member: string) => Promise<string>
}
