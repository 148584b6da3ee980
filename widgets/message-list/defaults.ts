export const defaults = { endText: '只保留最近半年的消息', unread: 0 } as const
