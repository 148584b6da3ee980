import { Ajv, type Options } from 'ajv'

/**
 * Ajv as it judges pages: schemas were looked at by the contract tests, so it is not strict with them; money may have two decimals, of
 * which 0.01 is the step; its own sentences are not shown.
 * @param options how validators are made: to be written to a file, or at once
 */
export const pageAjv = (options: Options): Ajv =>
  new Ajv({
    strict: false,
    multipleOfPrecision: 9,
    inlineRefs: false,
    messages: false,
    ...options,
  })
