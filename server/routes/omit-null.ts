/** A row as a reply has it: what a column doesn't hold isn't there. */
export function omitNull<Row extends object>(row: Row): OmitNull<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as OmitNull<Row>
}

type Filled<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] }
type Maybe<Row> = { [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]> }
type OmitNull<Row> = Filled<Row> & Maybe<Row>
