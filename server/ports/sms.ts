/** The telephone company. */
export interface SmsPort {
  /** @throws PortUnavailable when the message can't be sent; nothing was sent then, as far as anybody knows */
  readonly send: (phone: string, text: string) => Promise<void>
}
