/** How many points in digits that are read at a glance: 8,000 */
export const pointsCount = (points: number): string => String(points).replace(/\B(?=(\d{3})+$)/g, ',')

/** So many points in a line of text: 8,000 积分 */
export const pointsText = (points: number): string => `${pointsCount(points)} 积分`
