/** An amount as the API speaks of it. @param description what it is */
export const yuan = (description: string) =>
  ({ type: 'number', minimum: 0, description: `${description}，元` }) as const
