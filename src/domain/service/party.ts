import type { Participant, Service, ServiceProgram } from '../../../schemas/domain/service.ts'

/** Who comes: counted, or each of them where a service asks for it. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly participants?: readonly Participant[] | undefined
}

const ADULT_AGE = 18

/** Seats that a party takes. */
export const seatsOf = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number => adults + children

/** A party of which each was named, counted by age. */
export function partyOf(participants: readonly Participant[]): Party {
  const adults = participants.filter(({ age }) => age >= ADULT_AGE).length
  return { adults, children: participants.length - adults, participants }
}

type Asking = Pick<Service, 'asks' | 'maxPeople'>
type Rules = Pick<ServiceProgram, 'minAge' | 'minHeight' | 'adultUnder'>

/** Why a party can't take part; undefined when it can. */
export type PartyObstacle = 'service-people' | 'service-unfit' | 'service-adult'

export function partyObstacle(service: Asking, program: Rules, party: Party): PartyObstacle | undefined {
  const seats = seatsOf(party)
  if (seats < 1 || seats > service.maxPeople) return 'service-people'
  if (service.asks === 'party') return party.adults === 0 ? 'service-adult' : undefined
  const { participants = [] } = party
  if (participants.length !== seats) return 'service-people'
  if (participants.some((one) => !isFit(program, one))) return 'service-unfit'
  const { adultUnder = 0 } = program
  const needsAdult = participants.some(({ age }) => age < adultUnder)
  return needsAdult && !participants.some(({ age }) => age >= ADULT_AGE) ? 'service-adult' : undefined
}

/** Whether one person keeps to the rules of age and height. */
const isFit = ({ minAge = 0, minHeight = 0 }: Rules, { age, height }: Participant): boolean =>
  age >= minAge && height >= minHeight

/** The rules in words: 6 岁以上、110 厘米以上、不满 12 岁要有成人一起; empty where there are none. */
export function rulesText({ minAge, minHeight, adultUnder }: Rules): string {
  return [
    ...(minAge === undefined ? [] : [`${minAge} 岁以上`]),
    ...(minHeight === undefined ? [] : [`身高 ${minHeight} 厘米以上`]),
    ...(adultUnder === undefined ? [] : [`不满 ${adultUnder} 岁要有成人一起`]),
  ].join('、')
}
