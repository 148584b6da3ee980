interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The post (B2.9 travel/email). */
export interface MailPort {
  /** @throws PortUnavailable when the mail can't be sent; nothing was sent then, as far as anybody knows */
  readonly send: (mail: Mail) => Promise<void>
}
