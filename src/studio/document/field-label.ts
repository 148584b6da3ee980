/** What a schema says of a field that people read. */
export interface Named {
  readonly title?: string
}

/** What a field is called: a name that nobody gave a title stands as it is. */
export const labelOf = (name: string, { title = name }: Named): string => title
