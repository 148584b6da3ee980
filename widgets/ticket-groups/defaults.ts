export const defaults = { title: '选择门票' } as const
