/** Who stays by a main order, and when (B3: departureDate is the day of arrival, mainOrderAdults, mainOrderChilds). */
export interface MainOrderStay {
  readonly departureDate: string
  readonly lastDate?: string | undefined
  readonly mainOrderAdults: number
  readonly mainOrderChilds: number
}

/** A chosen ticket: whom it is for (B3 availablePeopleType), and how many. */
export interface ChosenTicket {
  readonly availablePeopleType: number
  readonly copies: number
}

/** What a guest reads who picked another day. */
const OUTSIDE_STAY = '请选择入住期间的日期'

const ADULT = 1
const CHILD = 2

/**
 * What is wrong with what is bought to a main order (B5): it is used on a day of the stay, and fits those who stay.
 * @param date of what was chosen, YYYY-MM-DD; undefined: it has none, and is used whenever they are there
 * @returns the toast; undefined when it can be bought
 */
export function mainOrderProblem(
  stay: MainOrderStay,
  date: string | undefined,
  chosen: readonly ChosenTicket[],
): string | undefined {
  const isOutside = date !== undefined && (date < stay.departureDate || date > (stay.lastDate ?? date))
  return isOutside ? OUTSIDE_STAY : mainOrderMismatch(stay, chosen)
}

/**
 * What is wrong with tickets bought to a main order (B5): nothing when they are as many as its adults and children, or when one is for
 * all of them (shared, group).
 * @returns the toast: 成人票X份, 儿童票Y份, or only one of them; undefined when they match
 */
export function mainOrderMismatch(
  people: Pick<MainOrderStay, 'mainOrderAdults' | 'mainOrderChilds'>,
  chosen: readonly ChosenTicket[],
): string | undefined {
  const taken = chosen.filter(({ copies }) => copies > 0)
  const isCovered = taken.some(({ availablePeopleType: type }) => type !== ADULT && type !== CHILD)
  const copiesFor = (type: number) =>
    taken.reduce((sum, one) => sum + (one.availablePeopleType === type ? one.copies : 0), 0)
  const { mainOrderAdults, mainOrderChilds } = people
  if (isCovered || (copiesFor(ADULT) === mainOrderAdults && copiesFor(CHILD) === mainOrderChilds)) return undefined
  const wanted = [
    mainOrderAdults > 0 && `成人票${mainOrderAdults}份`,
    mainOrderChilds > 0 && `儿童票${mainOrderChilds}份`,
  ]
  return `请选择${wanted.filter(Boolean).join('、') || '入住人数对应的门票'}`
}
