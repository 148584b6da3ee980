import { askService, isTaken, type ServiceOptions } from './ask-service.ts'
import type { SmsPort } from './sms.ts'

const gateway = { name: 'the SMS gateway', settings: 'SMS' }

/** A gateway that takes POST {phone, text} as JSON and answers 2xx when it has the message. */
export const createLiveSms = (options: ServiceOptions): SmsPort => ({
  send: async (phone, text) => void (await askService(gateway, options, { phone, text }, isTaken)),
})
