export const defaults = { loginText: '登录 / 注册' } as const
