/** A row as a reply has it: what a column doesn't hold isn't there. */
export function withoutNull<Row extends object>(row: Row): WithoutNull<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNull<Row>
}

type Filled<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] }
type Maybe<Row> = { [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]> }
type WithoutNull<Row> = Filled<Row> & Maybe<Row>
