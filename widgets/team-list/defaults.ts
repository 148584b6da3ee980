/** A2. */
export const defaults = { button: '去参团', endText: '暂无更多拼团' } as const
