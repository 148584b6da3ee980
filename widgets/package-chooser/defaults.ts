export const defaults = { title: '选择套餐', hint: '选一个套餐，看看它包含什么' } as const
