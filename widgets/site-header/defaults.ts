export const defaults = { placeholder: '搜酒店、门票、玩乐' } as const
