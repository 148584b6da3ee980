/** B9: the first 6 hot tags; under 10 results without a filter there is no bar; 96% and 85% on the first two options of 玩. */
export const defaults = {
  selected: [] as string[],
  hotMax: 6,
  hideUnder: 10,
  popular: { category: '玩', labels: ['96%', '85%'] as string[] },
}
