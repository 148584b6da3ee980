import type { Sizes } from './grown.ts'

/** How far a database has grown: what the setting `sandbox-grown` says. */
export interface Growth {
  readonly sizes: Sizes
  /** Epoch ms at which it began. */
  readonly now: number
  readonly step: keyof Sizes | 'done'
  /** The first of the step that is still to be written. */
  readonly from: number
}

export const writtenGrowth = (growth: Growth): string => JSON.stringify(growth)

/** @returns undefined: it never grew */
export const readGrowth = (written: string | undefined): Growth | undefined =>
  written === undefined ? undefined : (JSON.parse(written) as Growth)

const sizesText = ({ products, orders, members }: Sizes) =>
  `--products ${products} --orders ${orders} --members ${members}`

const reasons = {
  'no-sandbox': () =>
    'This database holds no sandbox shop. Start the sandbox on it once (npm start), or set DATA_DIR or DATABASE_URL to one that does.',
  grown: (sizes: string) =>
    `This sandbox was grown to other sizes (${sizes}). Reset it at /sandbox/reset, or grow another database.`,
  'half-grown': (sizes: string) =>
    `This sandbox is half grown: it goes on with ${sizes}. For other sizes reset it at /sandbox/reset, or grow another database.`,
} as const

/** A database that does not grow, and what to do instead. */
export class CannotGrow extends Error {
  constructor(reason: keyof typeof reasons, sizes?: Sizes) {
    super(reasons[reason](sizes ? sizesText(sizes) : ''))
    this.name = 'CannotGrow'
  }
}
