/** An element that has something in it, which a style sheet asks for. */
export interface HasMark {
  /** Word of the attribute `data-has`. */
  readonly mark: string
  /** Elements that may have it. */
  readonly of: string
  /** What is in them; `:scope > x` is their child, `+ x` the element behind them. */
  readonly has: string
}
