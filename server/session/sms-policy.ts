/** What the telephone company may cost, and what one address may take of it. */
export interface SmsLimits {
  /** Messages of a day of Beijing, for all. */
  readonly perDay: number
  /** Messages of a day for one address; a hotel shares one. */
  readonly perAddress: number
  /** Messages of an hour for one address before each asks a question. */
  readonly freePerAddress: number
  /** Questions and codes that one address may ask for in a minute, whatever the phones. */
  readonly asksPerMinute: number
}

export const usualSmsLimits: SmsLimits = { perDay: 5_000, perAddress: 300, freePerAddress: 20, asksPerMinute: 30 }

/** A sandbox's messages cost nothing, and whoever tries it is many members at one address. */
export const sandboxSmsLimits: SmsLimits = {
  perDay: 100_000,
  perAddress: 10_000,
  freePerAddress: 1_000,
  asksPerMinute: 1_000,
}

/** Codes of a day for a number, whoever asks. */
const PER_PHONE = 10
/** Codes of a day that a device on which the number logged in may ask for, also when strangers used up the number's. */
const PER_KNOWN_DEVICE = 5
/** Codes of a day that a device may ask for, whatever the numbers. */
const PER_DEVICE = 10
/** Of the day's messages, the share that is kept for devices on which their number logged in. */
const KEPT_FOR_KNOWN = 0.2

/** What was sent before, at the moment when another message is asked for. */
export interface SmsCounts {
  /** By this device to this number within the pause between two codes. */
  readonly inPause: number
  /** By this device to this number today. */
  readonly ofPair: number
  /** By this device today. */
  readonly ofDevice: number
  /** To this number today. */
  readonly ofPhone: number
  /** From this address within the hour. */
  readonly ofAddressInHour: number
  /** From this address today. */
  readonly ofAddress: number
  /** To all today. */
  readonly ofAll: number
}

export type SmsVerdict = 'send' | 'ask' | 'too-soon' | 'too-many' | 'over-budget'

/**
 * Whether a code may be sent: at once, after a question, or not. Nobody is locked out by a stranger: pauses are those of a device, and one on
 * which the number logged in has codes of its own.
 * @param isKnown the number logged in on this device before
 */
export function smsVerdict(counts: SmsCounts, isKnown: boolean, limits: SmsLimits): SmsVerdict {
  if (counts.inPause > 0) return 'too-soon'
  const ofNumber = isKnown
    ? counts.ofPair >= PER_KNOWN_DEVICE && counts.ofPhone >= PER_PHONE
    : counts.ofPhone >= PER_PHONE
  if (ofNumber || counts.ofDevice >= PER_DEVICE || (!isKnown && counts.ofAddress >= limits.perAddress))
    return 'too-many'
  if (counts.ofAll >= budgetOf(isKnown, limits)) return 'over-budget'
  const isFirst = counts.ofPhone === 0 && counts.ofDevice === 0 && counts.ofAddressInHour < limits.freePerAddress
  return isFirst ? 'send' : 'ask'
}

const budgetOf = (isKnown: boolean, { perDay }: SmsLimits) =>
  isKnown ? perDay : Math.max(1, Math.floor(perDay * (1 - KEPT_FOR_KNOWN)))

/** Whether the day's messages run low: somebody should look who takes them. */
export const runsLow = (ofAll: number, limits: SmsLimits): boolean => ofAll >= budgetOf(false, limits) * 0.75
