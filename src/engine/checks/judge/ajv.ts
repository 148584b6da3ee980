import type { Options } from 'ajv'

/**
 * Ajv as it judges pages: schemas were looked at by the contract tests, so it is not strict with them; money may have two decimals, of
 * which 0.01 is the step; its own sentences are not shown, and formats tell people and the studio alone.
 */
export const pageOptions = {
  strict: false,
  validateFormats: false,
  multipleOfPrecision: 9,
  inlineRefs: false,
  messages: false,
} as const satisfies Options
