import { type Brand, brands } from '../../../schemas/page/context.ts'

/** The brand of a `from`: what names none is the shop's own (A2). */
export const brandOf = (word: string | undefined): Brand => brands.find((brand) => brand === word) ?? 'lantu'
