import { askService, isTaken, type ServiceOptions } from './ask-service.ts'
import type { MailPort } from './mail.ts'

const gateway = { name: 'the mail gateway', settings: 'MAIL' }

/** A gateway that takes POST {to, subject, text} as JSON and answers 2xx when it has the mail. */
export const createLiveMail = (options: ServiceOptions): MailPort => ({
  send: async (mail) => void (await askService(gateway, options, mail, isTaken)),
})
