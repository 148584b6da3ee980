export const defaults = { emptyText: '还没有好友来，把链接发给他们吧', moreText: '全部' } as const
