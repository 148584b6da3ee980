export const defaults = {
  title: '选择门票',
  exclusiveText: '以下门票每次只能选择一种',
  soldOutText: '很抱歉，当日在售门票均已售罄，您可以更换出游日期了解更多票务信息。',
} as const
