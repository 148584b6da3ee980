export const defaults = {
  keyword: '',
  placeholder: '搜酒店、门票、玩乐、攻略',
  hot: [],
  suggestions: [],
  to: '/search',
}
