/** An amount as the API speaks of it, in yuan. @param more what is to be known of it beside what it is */
export const yuan = (title: string, more?: string) =>
  ({
    type: 'number',
    minimum: 0,
    title,
    description: more === undefined ? '单位是元。' : `单位是元；${more}。`,
  }) as const
