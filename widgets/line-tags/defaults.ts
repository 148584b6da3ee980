export const defaults = { title: '选择线路', to: '/productDetail/' } as const
