export const defaults = { title: '在住客人专享', text: '核验入住信息，激活在住权益' } as const
