/** What is read in the assistant. */
export const GREETING = '您好，想知道什么？入住、交通、玩什么、退款，直接问就行。'
export const NO_HITS = '这个我还不会答。换个说法再问一次，或者找人工客服。'
export const NO_ANSWER = '没有收到回答，请再问一次'
export const ASK_SOMETHING = '请写下想问的'
