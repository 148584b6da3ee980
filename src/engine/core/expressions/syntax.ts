/** Offsets in the source of the expression, in UTF-16 units: the node's text is `source.slice(start, end)`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'
export type UnaryOperator = '!' | '-'
export type MacroName = 'filter' | 'map' | 'exists' | 'all'

interface Literal extends Span {
  readonly kind: 'literal'
  readonly value: string | number | boolean | null
}

export interface Name extends Span {
  readonly kind: 'name'
  readonly name: string
}

/** `target.name`, which is `target['name']`, or `target[key]`. The span of a written name is the key's. */
export interface Member extends Span {
  readonly kind: 'member'
  readonly target: Expr
  readonly key: Expr
}

export interface Unary extends Span {
  readonly kind: 'unary'
  readonly op: UnaryOperator
  readonly operand: Expr
}

export interface Binary extends Span {
  readonly kind: 'binary'
  readonly op: BinaryOperator
  readonly left: Expr
  readonly right: Expr
}

export interface Conditional extends Span {
  readonly kind: 'conditional'
  readonly test: Expr
  readonly yes: Expr
  readonly no: Expr
}

/** `name(args)`, or `first.name(rest)`, which means the same. */
export interface Call extends Span {
  readonly kind: 'call'
  readonly name: string
  readonly at: Span
  readonly args: readonly Expr[]
}

/** `target.filter(variable, body)` and its like. */
export interface Macro extends Span {
  readonly kind: 'macro'
  readonly name: MacroName
  readonly at: Span
  readonly target: Expr
  readonly variable: string
  readonly body: Expr
}

export interface ListLiteral extends Span {
  readonly kind: 'list'
  readonly items: readonly Expr[]
}

export interface MapLiteral extends Span {
  readonly kind: 'object'
  readonly entries: readonly { readonly key: string; readonly at: Span; readonly value: Expr }[]
}

export type Expr = Literal | Name | Member | Unary | Binary | Conditional | Call | Macro | ListLiteral | MapLiteral
